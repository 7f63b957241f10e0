import { loadSaboteurs } from "../saboteurs/load-saboteurs.ts";
import { bite } from "./bite.ts";
import type { InvariantTeeth } from "./kill-table.ts";
import { loadSubject, type Subject } from "./load-subject.ts";

/** One invariant of one adapter. */
export interface TeethJob {
  adapter: string;
  invariant: string;
  seed: number;
  runs: number;
}

/** What a worker process sends for a job. */
export type TeethAnswer = { teeth: InvariantTeeth } | { problem: string };

const subjects = new Map<string, Subject>();

async function work({ adapter: name, invariant, seed, runs }: TeethJob): Promise<InvariantTeeth> {
  const subject = subjects.get(name) ?? (await loadSubject(name));
  subjects.set(name, subject);
  const saboteurs = (await loadSaboteurs("cli")).filter((saboteur) => saboteur.invariant === invariant);
  return bite(subject, invariant, saboteurs, { seed, runs });
}

process.on("message", async (job: TeethJob) => {
  const answer: TeethAnswer = await work(job).then(
    (teeth) => ({ teeth }),
    (thrown: unknown) => ({ problem: thrown instanceof Error ? thrown.message : String(thrown) }),
  );
  process.send?.(answer);
});
