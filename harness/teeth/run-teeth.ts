import { matchInvariants } from "../certify/selection.ts";
import { findAdapters } from "../driver/find-adapters.ts";
import { PROJECT_ROOT } from "../lib/project-root.ts";
import { familyOf, inContractOrder, readInvariants } from "../model/invariants.ts";
import { loadSaboteurs } from "../saboteurs/load-saboteurs.ts";
import { type AdapterTeeth, type InvariantTeeth, type KillTable, toothless } from "./kill-table.ts";
import { type JobResult, runJobs } from "./run-jobs.ts";
import type { TeethAnswer, TeethJob } from "./teeth-worker.ts";

/** Families whose every invariant must have a saboteur. */
const FAMILIES = new Set(["PARSE", "ERR", "USAGE", "EVENT", "SESSION", "MANIFEST", "PROC"]);

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
  /** Told of each invariant of each adapter when it is done, in no fixed order. */
  onProgress?: ((adapter: string, teeth: InvariantTeeth) => void) | undefined;
}

/**
 * Proves that the checks bite: puts every saboteur to every adapter, and the adapter itself beside it.
 *
 * @throws with one line when an adapter or its fixtures cannot be loaded, or `only` names no invariant.
 */
export async function runTeeth(options: TeethOptions): Promise<KillTable> {
  const { seed, runs } = options;
  const saboteurs = await loadSaboteurs("cli");
  const contract = (await readInvariants(PROJECT_ROOT, "cli")).map(({ id }) => id);
  const known = [...new Set([...contract, ...saboteurs.map(({ invariant }) => invariant)])].sort(
    inContractOrder,
  );
  const chosen = choose(known, options.only);
  const names = options.adapters ?? (await findAdapters(PROJECT_ROOT)).map(({ name }) => name);
  const bitten = chosen
    .filter((invariant) => saboteurs.some((saboteur) => saboteur.invariant === invariant))
    .sort((a, b) => Number(b === LONGEST) - Number(a === LONGEST));
  const jobs = names.flatMap((adapter) =>
    bitten.map((invariant): TeethJob => ({ adapter, invariant, seed, runs })),
  );
  const teeth = (
    await Promise.all([bite(jobs.filter(isBusy), options), bite(jobs.filter(isIdle), options)])
  ).flat();
  const adapters: AdapterTeeth[] = names.map((adapter) => ({
    adapter,
    invariants: teeth
      .filter((one) => one.adapter === adapter)
      .map((one) => one.teeth)
      .sort((a, b) => inContractOrder(a.invariant, b.invariant)),
  }));
  const required = chosen.filter((invariant) => FAMILIES.has(familyOf(invariant)));
  return { schemaVersion: 1, seed, runs, adapters, toothless: toothless(required, adapters) };
}

/** The process side waits for most of its time: its jobs are done beside the others. */
function isIdle({ invariant }: TeethJob): boolean {
  return familyOf(invariant) === "PROC";
}

function isBusy(job: TeethJob): boolean {
  return !isIdle(job);
}

async function bite(jobs: readonly TeethJob[], { processes = 2, onProgress }: TeethOptions) {
  const results = await runJobs<TeethJob, TeethAnswer>(jobs, processes, (job, result) => {
    onProgress?.(job.adapter, toTeeth(job, result));
  });
  return jobs.map((job, index) => ({ adapter: job.adapter, teeth: toTeeth(job, results[index]!) }));
}

function choose(known: readonly string[], only: readonly string[] | undefined): string[] {
  if (only === undefined) return [...known];
  const chosen = new Set(only.flatMap((word) => matchInvariants(word, known)));
  if (chosen.size === 0) throw new Error(`no invariant is called ${only.join(" or ")}`);
  return known.filter((invariant) => chosen.has(invariant));
}

function toTeeth(job: TeethJob, result: JobResult<TeethAnswer>): InvariantTeeth {
  if ("died" in result) return { invariant: job.invariant, baseline: result.died, cells: [] };
  if ("problem" in result.answer) throw new Error(result.answer.problem);
  return result.answer.teeth;
}
