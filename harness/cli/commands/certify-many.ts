import { type Certification, certify } from "../../certify/certify.ts";
import type { Invariant } from "../../certify/invariants.ts";
import type { WorkerPool } from "../../certify/worker-pool.ts";
import type { AdapterChoice } from "../../target/adapter-choice.ts";
import type { Question } from "../../target/overheard-target.ts";
import { certifyStyle } from "../npm.ts";
import { type ProgressLine, progressLine } from "../progress-line.ts";
import { PROJECT_ROOT } from "../project-root.ts";
import { UserError } from "../user-error.ts";
import type { CertifyRequest } from "./certify-options.ts";

export type Certified = Extract<Certification, { ok: true }>;

/** What adapters are certified against. */
export interface ChosenContract {
  name: string;
  invariants: readonly Invariant[];
}

/** One adapter on one contract. */
export interface Assignment {
  choice: AdapterChoice;
  contract: ChosenContract;
}

/**
 * Certifies adapters, as many at once as there are jobs, and gives each its share of these: what one adapter leaves idle
 * at its start and at its end, another one uses.
 *
 * @param onAsked see CertifyOptions.
 * @returns in the order of the assignments.
 * @throws UserError when one of them cannot be certified; the pool has ended then, and the others with it.
 */
export async function certifyMany(
  assignments: readonly Assignment[],
  request: CertifyRequest,
  pool: WorkerPool,
  onAsked?: (question: Question) => void,
): Promise<Certified[]> {
  const lanes = Math.min(request.jobs, assignments.length);
  const shared = { ...request, jobs: Math.ceil(request.jobs / lanes), waitsApart: request.jobs > 1 };
  const progress = progressLine();
  const done: Certified[] = [];
  let next = 0;
  const lane = async () => {
    for (let index = next++; index < assignments.length; index = next++) {
      done[index] = await certifyOne(assignments[index]!, shared, { pool, progress, onAsked });
    }
  };
  try {
    await Promise.all(Array.from({ length: lanes }, lane));
    return done;
  } catch (thrown) {
    next = assignments.length;
    pool.end();
    throw thrown;
  } finally {
    progress.clear();
  }
}

interface Surroundings {
  pool: WorkerPool;
  progress: ProgressLine;
  onAsked: ((question: Question) => void) | undefined;
}

async function certifyOne(
  { choice, contract: { name, invariants } }: Assignment,
  request: CertifyRequest & { waitsApart: boolean },
  { pool, progress, onAsked }: Surroundings,
): Promise<Certified> {
  const certification = await certify({
    ...request,
    choice,
    contract: name,
    invariants,
    pool,
    onAsked,
    root: PROJECT_ROOT,
    today: new Date().toISOString().slice(0, 10),
    style: certifyStyle(process.env, process.cwd()),
    onProgress: (adapter, done, total) =>
      progress.show(name === "cli" ? adapter : `${adapter} on ${name}`, done, total),
  });
  if (!certification.ok) throw new UserError(...certification.problems);
  return certification;
}
