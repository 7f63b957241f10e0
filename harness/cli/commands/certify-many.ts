import { type Certification, certify } from "../../certify/certify.ts";
import type { CertifyOptions, PartialRun } from "../../certify/options.ts";
import { startOrder } from "../../certify/plan/start-order.ts";
import type { AdapterWorker } from "../../certify/run/adapter-worker.ts";
import type { AdapterChoice } from "../../driver/adapter-choice.ts";
import type { AdapterRequest } from "../../driver/observed-target.ts";
import { UserError } from "../../lib/errors.ts";
import { certifyStyle } from "../../lib/npm.ts";
import { PROJECT_ROOT } from "../../lib/project.ts";
import { Semaphore } from "../../lib/semaphore.ts";
import type { WorkerPool } from "../../lib/worker/worker-pool.ts";
import { type ProgressLine, progressLine } from "../progress-line.ts";
import type { CertifyRequest } from "./certify-options.ts";
import { ADAPTERS, type ChosenContract } from "./known-contracts.ts";

export type Certified = Extract<Certification, { ok: true }>;

/** One adapter on one contract. */
export interface Assignment {
  choice: AdapterChoice;
  contract: ChosenContract;
}

/** Adapters under way for each job: while one keeps its processor busy, others wait for what they have started. */
const WAITING = 2;

/**
 * Certifies adapters side by side, and gives each its share of the jobs: what one adapter leaves idle at its start, at
 * its end and while it waits, another one uses.
 *
 * @param onRequest see CertifyOptions.
 * @param onPartial called for each assignment, by its place, before its first case; see CertifyOptions.
 * @returns in the order of the assignments.
 * @throws UserError when one of them cannot be certified; the pool has ended then, and the others with it.
 */
export async function certifyMany(
  assignments: readonly Assignment[],
  request: CertifyRequest,
  pool: WorkerPool<AdapterWorker>,
  onRequest?: (question: AdapterRequest) => void,
  onPartial?: (index: number, partial: () => PartialRun) => void,
): Promise<Certified[]> {
  const { jobs } = request;
  const runners = Math.min(jobs > 1 ? jobs * WAITING : 1, assignments.length);
  const shared = { ...request, jobs: Math.ceil(jobs / runners), processors: new Semaphore(jobs) };
  const progress = progressLine();
  const done: Certified[] = [];
  const order = startOrder(assignments, ({ contract }) => contract.name !== ADAPTERS);
  const runner = async () => {
    for (let index = order.shift(); index !== undefined; index = order.shift()) {
      const at = index;
      const keepPartial = (partial: () => PartialRun) => onPartial?.(at, partial);
      const surroundings = { pool, progress, onAsked: onRequest, onPartial: keepPartial };
      done[at] = await certifyOne(assignments[at]!, shared, surroundings);
    }
  };
  try {
    await Promise.all(Array.from({ length: runners }, runner));
    return done;
  } catch (thrown) {
    order.length = 0;
    pool.end();
    throw thrown;
  } finally {
    progress.clear();
  }
}

interface Surroundings {
  pool: WorkerPool<AdapterWorker>;
  progress: ProgressLine;
  onAsked: ((question: AdapterRequest) => void) | undefined;
  onPartial(partial: () => PartialRun): void;
}

async function certifyOne(
  { choice, contract: { name, invariants } }: Assignment,
  request: CertifyRequest & Pick<CertifyOptions, "processors">,
  { pool, progress, onAsked, onPartial }: Surroundings,
): Promise<Certified> {
  const certification = await certify({
    ...request,
    choice,
    contract: name,
    invariants,
    pool,
    onRequest: onAsked,
    onPartial,
    root: PROJECT_ROOT,
    today: new Date().toISOString().slice(0, 10),
    style: certifyStyle(process.env, process.cwd()),
    onProgress: (adapter, done, total) =>
      progress.show(name === "cli" ? adapter : `${adapter} on ${name}`, done, total),
  });
  if (!certification.ok) throw new UserError(...certification.problems);
  return certification;
}
