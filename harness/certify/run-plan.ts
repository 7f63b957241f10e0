import type { Crew, FixtureSet } from "./crew.ts";
import { ENOUGH, type Loss, lossRule } from "./lost-cases.ts";
import type { PlannedCase } from "./plan.ts";
import { BROKEN, type CaseRun } from "./verdict.ts";
import type { LostAnswer, WorkerHandle } from "./worker-handle.ts";
import type { CaseOrder, WorkerAnswer } from "./worker-messages.ts";

export interface RunPlanOptions {
  plan: readonly PlannedCase[];
  crew: Crew;
  /** Workers that have loaded the adapter already. */
  workers: readonly WorkerHandle[];
  fixtures: FixtureSet;
  jobs: number;
  runs: number;
  path?: string | undefined;
  keepRuns: boolean;
  /** Run nothing that comes after the first broken case of the plan. */
  failFast: boolean;
  onProgress(done: number): void;
}

/**
 * Runs every case of a plan in the crew's workers, several at a time.
 *
 * @returns what each case came to, in the order of the plan; with `failFast` the list ends at the first broken one.
 *   The same whatever worker was faster.
 */
export async function runPlan(options: RunPlanOptions): Promise<CaseRun[]> {
  const execution = new Execution(options);
  const groups = longestEarly(groupByFixture(options.plan), options.plan);
  const lanes = Array.from({ length: Math.min(options.jobs, groups.length) }, (_, lane) =>
    execution.lane(groups, options.workers[lane]),
  );
  await Promise.all(lanes);
  return execution.results();
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
  return [...onFixtures.slice(0, ENOUGH), ...onCorpus, ...onFixtures.slice(ENOUGH)];
}

class Execution {
  private readonly runs: (CaseRun | undefined)[];
  private readonly probes = new Map<string, Loss>();
  private readonly lost = new Map<number, Loss>();
  private readonly rule: ReturnType<typeof lossRule>;
  private firstBroken = Number.POSITIVE_INFINITY;
  private done = 0;

  constructor(private readonly options: RunPlanOptions) {
    this.runs = options.plan.map(() => undefined);
    this.rule = lossRule(options.plan);
  }

  /** Takes group after group until none is left. */
  async lane(groups: number[][], given: WorkerHandle | undefined): Promise<void> {
    const { crew, fixtures } = this.options;
    let worker = given;
    if (worker !== undefined) await crew.instruct(worker, fixtures);
    const living = async () => {
      if (worker?.alive) return worker;
      if (worker !== undefined) crew.dismiss(worker);
      worker = await crew.replace(fixtures);
      return worker;
    };
    for (let group = groups.shift(); group !== undefined; group = groups.shift()) {
      await this.group(group, living);
    }
    if (worker !== undefined) crew.dismiss(worker);
  }

  private async group(group: readonly number[], living: () => Promise<WorkerHandle>): Promise<void> {
    const runnable = group.some((index) => this.given(index) === null);
    const { fixture } = this.options.plan[group[0]!]!;
    if (runnable && fixture !== null && group[0]! <= this.firstBroken) {
      const answer = await (await living()).ask({ type: "probe", fixture });
      const hung = answer.type === "done" && answer.runs[0]?.verdict === "timed-out";
      const loss = hung ? "timed-out" : lossOf(answer);
      if (loss !== undefined) this.probes.set(fixture, loss);
    }
    const open = group.filter((index) => this.given(index) === null);
    if (open.length > 0 && open[0]! <= this.firstBroken) await this.batch(open, living);
    for (const index of group) this.settle(index, this.runs[index] ?? this.given(index));
  }

  /** Cases of one fixture at once; when the worker is lost over them, each alone, to find the one that did it. */
  private async batch(batch: readonly number[], living: () => Promise<WorkerHandle>): Promise<void> {
    const worker = await living();
    const answer = await worker.ask({ type: "cases", cases: batch.map((index) => this.order(index)) });
    const loss = lossOf(answer);
    if (loss !== undefined && batch.length > 1) {
      for (const index of batch) if (this.given(index) === null) await this.batch([index], living);
      return;
    }
    batch.forEach((index, place) => {
      const run = runOf(answer, place);
      const lost = loss ?? (run.verdict === "timed-out" ? run.verdict : undefined);
      if (lost !== undefined) this.lost.set(index, lost);
      this.runs[index] = run;
    });
  }

  private order(index: number): CaseOrder {
    const { invariant, check, fixture, seed } = this.options.plan[index]!;
    const { runs, path, keepRuns } = this.options;
    return { invariant, check, fixture, seed, runs, path, keepRun: keepRuns };
  }

  private settle(index: number, run: CaseRun | null | undefined): void {
    if (run == null) return;
    this.runs[index] = run;
    if (this.options.failFast && BROKEN.has(run.verdict)) {
      this.firstBroken = Math.min(this.firstBroken, index);
    }
    this.options.onProgress(++this.done);
  }

  /** A verdict that needs no run. */
  private given(index: number): CaseRun | null {
    const { unsupported } = this.options.plan[index]!;
    if (unsupported !== undefined) return { verdict: "unsupported", inputs: 0, reason: unsupported };
    return this.rule(index, { probes: this.probes, cases: this.lost });
  }

  results(): CaseRun[] {
    const settled = this.options.plan.map((_, index) => this.given(index) ?? this.runs[index]);
    const end = Math.min(this.firstBroken + 1, settled.length);
    return settled.slice(0, end).map((run) => run!);
  }
}

function lossOf(answer: WorkerAnswer | LostAnswer): Loss | undefined {
  return answer.type === "lost" ? answer.verdict : undefined;
}

function runOf(answer: WorkerAnswer | LostAnswer, place: number): CaseRun {
  if (answer.type === "done") return answer.runs[place]!;
  if (answer.type === "lost")
    return { verdict: answer.verdict, inputs: 0, finding: { message: answer.message } };
  throw new Error(`a worker answered ${answer.type} instead of what a case came to`);
}
