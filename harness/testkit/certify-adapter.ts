import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import type { CertificationReport } from "../../schemas/harness/v1/generated/report.ts";
import { certify as certifyOne } from "../certify/certify.ts";
import { contractReport } from "../certify/judge/contract-report.ts";
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

const MAX_JOBS = 2;

/**
 * Certifies one adapter in worker processes, as `cliproof certify` does; known failures are those beside the module.
 *
 * @param adapter name of a built-in adapter, path of a module (from the working folder), or its file URL.
 * @returns the report that `--format json` prints, without timings.
 * @throws Error with a line for each thing that cannot be read, an adapter or fixtures that are not there.
 */
export async function certify(adapter: string, choice: CertifyChoice = {}): Promise<CertificationReport> {
  const { contract = "cli", seed = 1, runs = 10, only = [], shard } = choice;
  const jobs = choice.jobs ?? Math.min(MAX_JOBS, availableParallelism());
  const pool = new WorkerPool(() => new AdapterWorker());
  try {
    const done = await certifyOne({
      root: PROJECT_ROOT,
      choice: adapterChoice(adapter.startsWith("file:") ? fileURLToPath(adapter) : adapter),
      contract,
      fixtures: choice.fixtures ?? null,
      invariants: await readInvariants(PROJECT_ROOT, contract),
      selection: { only, check: null, case: null, shard: shard === undefined ? null : partOf(shard) },
      path: undefined,
      seed,
      runs,
      shownRuns: choice.runs ?? null,
      jobs,
      processors: new Semaphore(jobs),
      caseTimeoutMs: choice.caseTimeoutMs ?? 60_000,
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

/** `1/4` as numbers. @throws for anything else. */
function partOf(shard: string): { index: number; count: number } {
  const [, index = 0, count = 0] = /^(\d+)\/(\d+)$/.exec(shard)?.map(Number) ?? [];
  if (index < 1 || index > count) throw new UserError(`shard ${shard}: I/N is needed, such as 1/4`);
  return { index, count };
}
