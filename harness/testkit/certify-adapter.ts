import { fileURLToPath } from "node:url";
import type { CertificationReport } from "../../schemas/harness/v1/generated/report.ts";
import { certify as certifyOne } from "../certify/certify.ts";
import { DEFAULT_CASE_TIMEOUT, DEFAULT_RUNS, DEFAULT_SEED, defaultJobs } from "../certify/defaults.ts";
import { contractReport } from "../certify/judge/contract-report.ts";
import { type Selection, shardOf } from "../certify/plan/selection.ts";
import { AdapterWorker } from "../certify/run/adapter-worker.ts";
import { adapterChoice } from "../driver/adapter-choice.ts";
import { UserError } from "../lib/errors.ts";
import { certifyStyle } from "../lib/npm.ts";
import { PROJECT_ROOT } from "../lib/project.ts";
import { Semaphore } from "../lib/semaphore.ts";
import { WorkerPool } from "../lib/worker/worker-pool.ts";
import { readInvariants } from "../model/invariants.ts";

/** How an adapter is to be certified: the flags of `cliproof certify` of the same names. */
export interface CertifyChoice {
  /** `cli` where it is left out, or the contract of a host. */
  contract?: string;
  /** Folders of fixtures in place of those that `certify` would take. */
  fixtures?: readonly string[];
  /** These invariants alone: ids, or families such as `PARSE`. */
  only?: readonly string[];
  /** One part of the cases: `"1/4"`. */
  shard?: string;
  /** Seed of every random choice; 1 where it is left out. */
  seed?: number;
  /** Random inputs of each property; 10 where it is left out. */
  runs?: number;
  /** Worker processes; 2 where it is left out, or fewer on fewer cores. */
  jobs?: number;
  /** Milliseconds without a sign of life after which a case is timed out; 60 000 where it is left out. */
  caseTimeoutMs?: number;
  /** The adapter module runs in a process of its own. */
  isolate?: boolean;
  /** An unproven invariant costs the certificate. */
  requireProof?: boolean;
}

/**
 * Certifies one adapter in worker processes, as `cliproof certify` does; known failures are those beside the module.
 *
 * @param adapter name of a built-in adapter, path of a module (from the working folder), or its file URL.
 * @returns the report that `--format json` prints, without timings.
 * @throws Error with a line for each thing that cannot be read, an adapter or fixtures that are not there.
 */
export async function certify(adapter: string, choice: CertifyChoice = {}): Promise<CertificationReport> {
  const { contract = "cli", seed = DEFAULT_SEED, runs = DEFAULT_RUNS, only = [], shard } = choice;
  const jobs = choice.jobs ?? defaultJobs();
  const pool = new WorkerPool(() => new AdapterWorker());
  try {
    const done = await certifyOne({
      root: PROJECT_ROOT,
      choice: adapterChoice(adapter.startsWith("file:") ? fileURLToPath(adapter) : adapter),
      contract,
      fixtures: choice.fixtures ?? null,
      invariants: await readInvariants(PROJECT_ROOT, contract),
      selection: { only, check: null, case: null, shard: shard === undefined ? null : knownShard(shard) },
      path: undefined,
      seed,
      runs,
      shownRuns: runs === DEFAULT_RUNS ? null : runs,
      jobs,
      processors: new Semaphore(jobs),
      caseTimeoutMs: choice.caseTimeoutMs ?? 1000 * DEFAULT_CASE_TIMEOUT,
      isolate: choice.isolate ?? false,
      failFast: false,
      requireProof: choice.requireProof ?? false,
      keep: false,
      today: new Date().toISOString().slice(0, 10),
      style: certifyStyle(process.env, process.cwd()),
      pool,
      onProgress: () => {},
    });
    if (!done.ok) throw new UserError(...done.problems);
    return contractReport(contract, [done], { seed, runs });
  } finally {
    pool.end();
  }
}

function knownShard(text: string): Selection["shard"] {
  const found = shardOf(text);
  if (found !== null) return found;
  throw new UserError(`shard ${text}: I/N is needed, 1/3 for instance, with I from 1 to N`);
}
