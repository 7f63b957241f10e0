import { serveWorker, type WorkerPort } from "../lib/worker/serve-worker.ts";
import { loadSaboteurs } from "../saboteurs/load-saboteurs.ts";
import type { InvariantTeeth } from "./kill-table.ts";
import { loadSubject, type Subject } from "./load-subject.ts";
import { tryFaults } from "./try-faults.ts";

/** One invariant of one adapter. */
export interface TeethJob {
  adapter: string;
  contract: string;
  invariant: string;
  seed: number;
  runs: number;
}

/** Sent before a saboteur is put to the checks, so that it is known which one the worker was lost over. */
export interface TeethNote {
  /** Null for the subject without a fault. */
  saboteur: string | null;
}

/** What a worker process answers: the table's row, or one line for the user. */
export type TeethAnswer = { teeth: InvariantTeeth } | { problem: string };

const subjects = new Map<string, Subject<never>>();

async function work(job: TeethJob, port: WorkerPort<TeethNote>): Promise<TeethAnswer> {
  const { adapter, contract, invariant, seed, runs } = job;
  try {
    const key = `${contract} ${adapter}`;
    const subject = subjects.get(key) ?? (await loadSubject(contract, adapter));
    subjects.set(key, subject);
    const all = await loadSaboteurs<never>(contract);
    const own = all.filter((saboteur) => saboteur.invariant === invariant);
    const onTry = (saboteur: string | null) => port.note({ saboteur });
    const teeth = await tryFaults(subject, invariant, own, {
      seed,
      runs,
      onTry,
      onReplay: () => port.alive(),
    });
    return { teeth };
  } catch (thrown) {
    return { problem: thrown instanceof Error ? thrown.message : String(thrown) };
  }
}

serveWorker(work);
