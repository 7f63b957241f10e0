import { matchInvariants } from "../certify/selection.ts";
import { findAdapters } from "../driver/find-adapters.ts";
import { PROJECT_ROOT } from "../lib/project.ts";
import { familyOf, inContractOrder } from "../model/invariants.ts";
import { type AdapterTeeth, type InvariantTeeth, type KillTable, toothless } from "./kill-table.ts";
import { type FaultPlace, placesOfFaults } from "./places-of-faults.ts";
import { type JobResult, runJobs } from "./run-jobs.ts";
import type { TeethAnswer, TeethJob } from "./teeth-worker.ts";

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
  const names = options.adapters ?? (await findAdapters(PROJECT_ROOT)).map(({ name }) => name);
  const places = chosen(await placesOfFaults(names), options.only);
  const jobs = places.map((place): TeethJob => ({ ...place, seed, runs }));
  const longestFirst = jobs.toSorted(
    (a, b) => Number(b.invariant === LONGEST) - Number(a.invariant === LONGEST),
  );
  const teeth = (
    await Promise.all([
      bite(longestFirst.filter(isBusy), options),
      bite(longestFirst.filter(isIdle), options),
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

async function bite(jobs: readonly TeethJob[], { processes = 2, onProgress }: TeethOptions) {
  const results = await runJobs<TeethJob, TeethAnswer>(jobs, processes, (job, result) => {
    onProgress?.(job.adapter, toTeeth(job, result));
  });
  return jobs.map((job, index) => ({ adapter: job.adapter, teeth: toTeeth(job, results[index]!) }));
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

function toTeeth(job: TeethJob, result: JobResult<TeethAnswer>): InvariantTeeth {
  if ("died" in result) return { invariant: job.invariant, baseline: result.died, cells: [] };
  if ("problem" in result.answer) throw new Error(result.answer.problem);
  return result.answer.teeth;
}
