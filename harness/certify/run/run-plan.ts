import type { Semaphore } from "../../lib/semaphore.ts";
import { faultError } from "../../lib/worker/worker-messages.ts";
import { familyOf } from "../../model/invariants.ts";
import type { PlannedCase } from "../plan/plan.ts";
import { BROKEN, type CaseOutcome } from "../verdict.ts";
import type { AdapterWorker } from "./adapter-worker.ts";
import { type CaseLoss, MAX_CONSECUTIVE_LOSSES, skipRule } from "./skip-rule.ts";
import type { FixtureSet, WorkerGroup } from "./worker-group.ts";
import type { CaseOrder } from "./worker-messages.ts";

/** About as many cases on a fixture as are done while a worker starts. */
const WORKER_WEIGHT = 300;

/** How an author sees the input that a case was lost on: it died with the worker. */
const LAST_INPUT =
  "Add --dump to the replay command: it prints each input before the adapter gets it, and the last one is the one it was lost on.";

export interface RunPlanOptions {
  plan: readonly PlannedCase[];
  workers: WorkerGroup;
  /** One that has loaded the adapter already. */
  worker: AdapterWorker;
  fixtures: FixtureSet;
  jobs: number;
  /** See CertifyOptions. */
  processors: Semaphore;
  runs: number;
  path?: string | undefined;
  keepRuns: boolean;
  /** Report every input to `onRequest` before the adapter gets it. */
  dump: boolean;
  /** Run nothing that comes after the first broken case of the plan that is not excused. */
  failFast: boolean;
  /** A known failure, which does not cost the certificate. */
  isExcused(planned: PlannedCase, outcome: CaseOutcome): boolean;
  /** Called before the first case with what gives the outcomes of the cases that have ended, by place in the plan. */
  onStart?(settled: () => readonly (CaseOutcome | undefined)[]): void;
  onProgress(done: number): void;
}

/**
 * Runs every case of a plan in the worker processes of a group, several at a time.
 *
 * @returns the result of each case, in the order of the plan; with `failFast` the list ends at the first broken one.
 *   The same whatever worker was faster.
 */
export async function runPlan(options: RunPlanOptions): Promise<CaseOutcome[]> {
  const execution = new Execution(options);
  options.onStart?.(() => execution.settled());
  const groups = longestEarly(groupByFixture(options.plan), options.plan);
  const waiting = groups.filter(([first]) => options.plan[first!]!.waits);
  const busy = groups.filter((group) => !waiting.includes(group));
  const { processors } = options;
  const worth = usefulWorkers(options.plan);
  const count = Math.min(options.jobs, groups.length, worth);
  const hasWaitingRunner = processors.limit > 1 && worth > 1 && waiting.length > 1;
  const runners = (length: number, start: () => Promise<void>) => Array.from({ length }, start);
  const families = [...new Set(waiting.map(([first]) => familyOf(options.plan[first!]!.invariant)))];
  const wait = () => execution.runQueue(() => waiting.shift(), families);
  // A runner of busy cases also takes waiting ones, but not while another adapter waits for the processor.
  const next = () =>
    busy.shift() ?? (hasWaitingRunner && processors.hasWaiters ? undefined : waiting.shift());
  const work = () => processors.run(() => execution.runQueue(next));
  const isIdle = busy.length === 0;
  // Those of the busy cases first: one of them gets the worker that is there, which has loaded all checks.
  await Promise.all([
    ...runners(isIdle ? 0 : count, work),
    ...runners(isIdle ? count : hasWaitingRunner ? 1 : 0, wait),
  ]);
  return execution.results();
}

/** How many workers a plan keeps busy for longer than one takes to start. */
function usefulWorkers(plan: readonly PlannedCase[]): number {
  const weights = plan.map(({ fixture, waits }) => (waits ? 100 : fixture === null ? 20 : 1));
  const weight = weights.reduce<number>((sum, one) => sum + one, 0);
  return Math.ceil(weight / WORKER_WEIGHT);
}

/** Places in the plan, those of one fixture together: its cases share a worker, and the order within. */
function groupByFixture(plan: readonly PlannedCase[]): number[][] {
  const groups: number[][] = [];
  plan.forEach((planned, index) => {
    const previous = plan[index - 1];
    const same = planned.fixture !== null && previous?.fixture === planned.fixture;
    if (same) groups.at(-1)!.push(index);
    else groups.push([index]);
  });
  return groups;
}

/**
 * The checks on the whole corpus take longest, so they must not come last; but an adapter that hangs on everything
 * is found out on the first fixtures.
 */
function longestEarly(groups: readonly number[][], plan: readonly PlannedCase[]): number[][] {
  const onFixtures = groups.filter(([first]) => plan[first!]!.fixture !== null);
  const onCorpus = groups.filter(([first]) => plan[first!]!.fixture === null);
  return [
    ...onFixtures.slice(0, MAX_CONSECUTIVE_LOSSES),
    ...onCorpus,
    ...onFixtures.slice(MAX_CONSECUTIVE_LOSSES),
  ];
}

class Execution {
  private readonly outcomes: (CaseOutcome | undefined)[];
  private readonly probes = new Map<string, CaseLoss>();
  private readonly lost = new Map<number, CaseLoss>();
  private readonly rule: ReturnType<typeof skipRule>;
  private firstBroken = Number.POSITIVE_INFINITY;
  private done = 0;
  private worker: AdapterWorker | undefined;

  private readonly options: RunPlanOptions;

  constructor(options: RunPlanOptions) {
    this.options = options;
    this.worker = options.worker;
    this.outcomes = options.plan.map(() => undefined);
    this.rule = skipRule(options.plan);
  }

  /**
   * Takes group after group until none is left. The first runner gets the worker that is there, the others start one.
   *
   * @param families those of its cases, since to load all checks takes as long as many cases; left out: any.
   */
  async runQueue(next: () => number[] | undefined, families?: readonly string[]): Promise<void> {
    const { workers, fixtures } = this.options;
    let { worker } = this;
    this.worker = undefined;
    if (worker !== undefined) await workers.loadFixtures(worker, fixtures);
    const living = async () => {
      if (worker?.alive) return worker;
      if (worker !== undefined) workers.terminate(worker);
      worker = await workers.replace(fixtures, families);
      return worker;
    };
    for (let group = next(); group !== undefined; group = next()) {
      await this.group(group, living);
    }
    if (worker !== undefined) workers.release(worker);
  }

  private async group(group: readonly number[], living: () => Promise<AdapterWorker>): Promise<void> {
    const runnable = group.some((index) => this.given(index) === null);
    const { fixture } = this.options.plan[group[0]!]!;
    // A dump must show the input on which the adapter hangs: no probe may take its place.
    const probed = fixture !== null && !this.options.dump;
    if (runnable && probed && group[0]! <= this.firstBroken) {
      const answer = await (await living()).ask({ type: "probe", fixture });
      if (answer.type === "fault") throw faultError(answer);
      if (answer.type === "probed" && answer.hung) this.probes.set(fixture, "timed-out");
      if (answer.type === "lost") this.probes.set(fixture, answer.verdict);
    }
    const open = group.filter((index) => this.given(index) === null);
    if (open.length > 0 && open[0]! <= this.firstBroken) await this.batch(open, living);
    for (const index of group) this.settle(index, this.outcomes[index] ?? this.given(index));
  }

  /**
   * Cases of one fixture at once. When the worker is lost over them, the case it was at is the one that hung; one that
   * ended the process is run again alone, since what those before it left behind (memory, a timer) may have done it.
   * The cases after it get a new worker.
   */
  private async batch(batch: readonly number[], living: () => Promise<AdapterWorker>): Promise<void> {
    const worker = await living();
    const answer = await worker.ask({ type: "cases", cases: batch.map((index) => this.order(index)) });
    if (answer.type === "fault") throw faultError(answer);
    if (answer.type !== "outcomes" && answer.type !== "lost") throw unexpected(answer);
    const { outcomes } = answer;
    for (const [place, outcome] of outcomes.entries()) this.keep(batch[place]!, outcome);
    const at = batch[outcomes.length];
    if (answer.type === "outcomes" || at === undefined) return;
    if (answer.verdict === "errored" && batch.length > 1) await this.batch([at], living);
    else
      this.keep(
        at,
        { verdict: answer.verdict, inputs: 0, finding: { message: answer.message, hint: LAST_INPUT } },
        answer.verdict,
      );
    const rest = batch.slice(outcomes.length + 1).filter((index) => this.given(index) === null);
    if (rest.length > 0) await this.batch(rest, living);
  }

  private keep(index: number, outcome: CaseOutcome, loss: CaseLoss | undefined = hangOf(outcome)): void {
    this.outcomes[index] = outcome;
    if (loss !== undefined) this.lost.set(index, loss);
  }

  private order(index: number): CaseOrder {
    const { invariant, check, fixture, seed } = this.options.plan[index]!;
    const { runs, path, keepRuns, dump } = this.options;
    return { invariant, check, fixture, seed, runs, path, keepRun: keepRuns, dump };
  }

  private settle(index: number, outcome: CaseOutcome | null | undefined): void {
    if (outcome == null) return;
    this.outcomes[index] = outcome;
    const { failFast, isExcused, plan } = this.options;
    if (failFast && BROKEN.has(outcome.verdict) && !isExcused(plan[index]!, outcome)) {
      this.firstBroken = Math.min(this.firstBroken, index);
    }
    this.options.onProgress(++this.done);
  }

  /** A verdict that needs no run. */
  private given(index: number): CaseOutcome | null {
    const { unsupported } = this.options.plan[index]!;
    if (unsupported !== undefined) return { verdict: "unsupported", inputs: 0, reason: unsupported };
    return this.rule(index, { probes: this.probes, cases: this.lost });
  }

  settled(): readonly (CaseOutcome | undefined)[] {
    return this.outcomes;
  }

  results(): CaseOutcome[] {
    const settled = this.options.plan.map((_, index) => this.given(index) ?? this.outcomes[index]);
    const end = Math.min(this.firstBroken + 1, settled.length);
    return settled.slice(0, end).map((outcome) => outcome!);
  }
}

/** A program that hung was ended by its target: the worker lives on. */
function hangOf(outcome: CaseOutcome): CaseLoss | undefined {
  return outcome.verdict === "timed-out" ? outcome.verdict : undefined;
}

function unexpected({ type }: { type: string }): Error {
  return new Error(`a worker answered ${type} instead of the outcomes of cases`);
}
