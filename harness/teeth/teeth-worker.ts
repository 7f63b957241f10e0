import { loadSaboteurs } from "../saboteurs/load-saboteurs.ts";
import { bite } from "./bite.ts";
import type { InvariantTeeth } from "./kill-table.ts";
import { loadSubject, type Subject } from "./load-subject.ts";

/** One invariant of one adapter. */
export interface TeethJob {
  adapter: string;
  contract: string;
  invariant: string;
  seed: number;
  runs: number;
}

/** What a worker process sends for a job. */
export type TeethAnswer = { teeth: InvariantTeeth } | { problem: string };

const subjects = new Map<string, Subject<never>>();

async function work({ adapter, contract, invariant, seed, runs }: TeethJob): Promise<InvariantTeeth> {
  const key = `${contract} ${adapter}`;
  const subject = subjects.get(key) ?? (await loadSubject(contract, adapter));
  subjects.set(key, subject);
  const all = await loadSaboteurs<never>(contract);
  const own = all.filter((saboteur) => saboteur.invariant === invariant);
  return bite(subject, invariant, own, { seed, runs });
}

process.on("message", async (job: TeethJob) => {
  const answer: TeethAnswer = await work(job).then(
    (teeth) => ({ teeth }),
    (thrown: unknown) => ({ problem: thrown instanceof Error ? thrown.message : String(thrown) }),
  );
  process.send?.(answer);
});
