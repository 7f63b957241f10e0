import { matchInvariants } from "../certify/plan/selection.ts";
import { findAdapters } from "../driver/find-adapters.ts";
import { onInterrupt } from "../lib/interrupt.ts";
import { PROJECT_ROOT } from "../lib/project.ts";
import { workerEnvironment } from "../lib/worker/worker-environment.ts";
import { faultError } from "../lib/worker/worker-messages.ts";
import { WorkerPool } from "../lib/worker/worker-pool.ts";
import { describeLoss, WorkerProcess } from "../lib/worker/worker-process.ts";
import { familyOf, inContractOrder } from "../model/invariants.ts";
import { type AdapterTeeth, type InvariantTeeth, type KillTable, toothless } from "./kill-table.ts";
import { type FaultPlace, placesOfFaults } from "./places-of-faults.ts";
import type { TeethAnswer, TeethJob, TeethNote } from "./teeth-worker.ts";

const WORKER = new URL("teeth-worker.ts", import.meta.url).href;
/** Without a sign of life: the longest replay of the slowest saboteur takes some seconds. */
const SILENCE_MS = 120_000;
/** Takes by far the longest, so it starts first and the others are done beside it. */
const LONGEST = "INV-CLI-PARSE-010";

export interface TeethOptions {
  /** Names or paths of adapters; without it, all built-in ones. */
  adapters?: readonly string[] | undefined;
  /** Invariants as `certify --only` takes them; without it, all. */
  only?: readonly string[] | undefined;
  seed: number;
  /** Random inputs of each property. */
  runs: number;
  /** Worker processes at a time; 2 by default. */
  processes?: number | undefined;
  /** Called with each invariant of each adapter when it is done, in no fixed order. */
  onProgress?: ((adapter: string, teeth: InvariantTeeth) => void) | undefined;
}

/**
 * Proves that the checks bite: puts every saboteur to every adapter, and the adapter itself beside it.
 *
 * @throws with one line when an adapter or its fixtures cannot be loaded, or `only` names no invariant.
 */
export async function runTeeth(options: TeethOptions): Promise<KillTable> {
  const { seed, runs } = options;
  const names = options.adapters ?? (await findAdapters(PROJECT_ROOT)).map(({ name }) => name);
  const places = chosen(await placesOfFaults(names), options.only);
  const jobs = places.map((place): TeethJob => ({ ...place, seed, runs }));
  const longestFirst = jobs.toSorted(
    (a, b) => Number(b.invariant === LONGEST) - Number(a.invariant === LONGEST),
  );
  const teeth = (
    await Promise.all([
      runJobs(longestFirst.filter(isBusy), options),
      runJobs(longestFirst.filter(isIdle), options),
    ])
  ).flat();
  const adapters: AdapterTeeth[] = names.map((adapter) => ({
    adapter,
    invariants: teeth
      .filter((one) => one.adapter === adapter)
      .map((one) => one.teeth)
      .sort((a, b) => inContractOrder(a.invariant, b.invariant)),
  }));
  const required = [...new Set(places.map(({ invariant }) => invariant))];
  return { schemaVersion: 1, seed, runs, adapters, toothless: toothless(required, adapters) };
}

/** What starts processes waits for most of its time: its jobs are done beside the others. */
function isIdle({ contract, invariant }: TeethJob): boolean {
  return contract !== "cli" || familyOf(invariant) === "PROC";
}

function isBusy(job: TeethJob): boolean {
  return !isIdle(job);
}

type TeethWorker = WorkerProcess<TeethJob, TeethNote, TeethAnswer>;

/** Has the jobs done in worker processes, since a saboteur may take its process down or hang it. */
async function runJobs(jobs: readonly TeethJob[], { processes = 2, onProgress }: TeethOptions) {
  const pool = new WorkerPool<TeethWorker>(
    () => new WorkerProcess({ module: WORKER, env: workerEnvironment(process.env), ownTemp: true }),
  );
  const forget = onInterrupt(() => pool.end());
  const done: InvariantTeeth[] = [];
  const queue = [...jobs.keys()];
  const runner = async () => {
    for (let index = queue.shift(); index !== undefined; index = queue.shift()) {
      const job = jobs[index]!;
      const teeth = await ask(pool, job);
      done[index] = teeth;
      onProgress?.(job.adapter, teeth);
    }
  };
  try {
    await Promise.all(Array.from({ length: Math.min(processes, jobs.length) }, runner));
  } finally {
    queue.length = 0;
    pool.end();
    forget();
  }
  return jobs.map(({ adapter }, index) => ({ adapter, teeth: done[index]! }));
}

async function ask(pool: WorkerPool<TeethWorker>, job: TeethJob): Promise<InvariantTeeth> {
  const worker = pool.take();
  let tried = "the adapter";
  const reply = await worker.ask(job, {
    silenceMs: SILENCE_MS,
    onNote: ({ saboteur }) => {
      tried = saboteur ?? "the adapter";
    },
  });
  if (worker.alive) pool.keep(worker);
  if (reply.type === "fault") throw faultError(reply);
  if (reply.type === "lost")
    return {
      invariant: job.invariant,
      baseline: `${tried}: its process ${describeLoss(reply.loss)}`,
      cells: [],
    };
  if ("problem" in reply.answer) throw new Error(reply.answer.problem);
  return reply.answer.teeth;
}

function chosen(places: readonly FaultPlace[], only: readonly string[] | undefined): FaultPlace[] {
  if (only === undefined) return [...places];
  const all = places.map(({ invariant }) => invariant);
  // A short word, such as PARSE-005, means the contract of adapters, as it does for certify.
  const ofAdapters = places.filter(({ contract }) => contract === "cli").map(({ invariant }) => invariant);
  const named = new Set(
    only.flatMap((word) => matchInvariants(word, /^inv-/i.test(word) ? all : ofAdapters)),
  );
  if (named.size === 0) throw new Error(`no invariant is called ${only.join(" or ")}`);
  return places.filter(({ invariant }) => named.has(invariant));
}
