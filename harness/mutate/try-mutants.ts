import { onInterrupt } from "../lib/interrupt.ts";
import { workerEnvironment } from "../lib/worker/worker-environment.ts";
import { faultError } from "../lib/worker/worker-messages.ts";
import { WorkerPool } from "../lib/worker/worker-pool.ts";
import { describeLoss, type Loss, WorkerProcess } from "../lib/worker/worker-process.ts";
import type { Mutant, TriedMutant } from "./mutant.ts";
import type { MutateAnswer, MutateJob, MutateNote } from "./mutate-worker.ts";

const WORKER = new URL("mutate-worker.ts", import.meta.url).href;
/** Without a sign of life: no replay of the good adapter takes a tenth of it. */
const SILENCE_MS = 30_000;
/** Mutants that one order holds. */
const BATCH = 20;
/** Mutants after which a process is replaced: each that changes loading code leaves a copy of all modules in it. */
const MAX_MUTANTS = 100;

export interface TryOptions extends Omit<MutateJob, "mutants"> {
  /** Worker processes at a time. */
  processes: number;
  onTried(tried: TriedMutant): void;
}

type MutateWorker = WorkerProcess<MutateJob, MutateNote, MutateAnswer>;

/**
 * Tries mutants in worker processes under a watchdog: a mutant that hangs or ends its process is one that was noticed.
 *
 * @throws with one line when the adapter or its fixtures cannot be loaded.
 */
export async function tryMutants(mutants: readonly Mutant[], options: TryOptions): Promise<void> {
  const { processes, onTried, ...job } = options;
  const pool = new WorkerPool<MutateWorker>(
    () => new WorkerProcess({ module: WORKER, env: workerEnvironment(process.env), ownTemp: true }),
  );
  const forget = onInterrupt(() => pool.end());
  const left = mutants.map(({ id }) => id);
  const runner = async () => {
    let worker = pool.take();
    let count = 0;
    for (let batch = left.splice(0, BATCH); batch.length > 0; batch = left.splice(0, BATCH)) {
      if (!worker.alive || count >= MAX_MUTANTS) {
        if (worker.alive) worker.kill();
        worker = pool.take();
        count = 0;
      }
      count += batch.length;
      const missed = await tryBatch(worker, { ...job, mutants: batch }, onTried);
      left.unshift(...missed);
    }
  };
  try {
    await Promise.all(Array.from({ length: Math.min(processes, Math.ceil(left.length / BATCH)) }, runner));
  } finally {
    left.length = 0;
    pool.end();
    forget();
  }
}

/** @returns the mutants that were not tried, since the process was lost over one before them. */
async function tryBatch(
  worker: MutateWorker,
  job: MutateJob,
  onTried: TryOptions["onTried"],
): Promise<string[]> {
  const begun: string[] = [];
  const tried = new Set<string>();
  const reply = await worker.ask(job, {
    silenceMs: SILENCE_MS,
    onNote(note) {
      if ("begun" in note) begun.push(note.begun);
      else {
        tried.add(note.tried.id);
        onTried(note.tried);
      }
    },
  });
  if (reply.type === "fault") throw faultError(reply);
  if (reply.type === "answer") {
    if ("problem" in reply.answer) throw new Error(reply.answer.problem);
    return [];
  }
  const culprit = begun.at(-1);
  if (culprit === undefined || tried.has(culprit)) throw new Error(`the process ${describeLoss(reply.loss)}`);
  tried.add(culprit);
  onTried(lostOver(culprit, reply.loss));
  return job.mutants.filter((id) => !tried.has(id));
}

function lostOver(id: string, loss: Loss): TriedMutant {
  const status = loss.kind === "ended" ? "Killed" : "Timeout";
  return { id, status, by: `its process ${describeLoss(loss)}`, cases: 0, isStatic: false, cpuMs: 0 };
}
