import { availableParallelism } from "node:os";

/** Random inputs of each property, unless the user says otherwise. */
export const DEFAULT_RUNS = 10;
export const DEFAULT_SEED = 1;
/** Seconds without a sign of life after which a case counts as hung. */
export const DEFAULT_CASE_TIMEOUT = 60;

const MAX_JOBS = 2;

/** Worker processes, unless the user says otherwise: no more than there are processors. */
export function defaultJobs(): number {
  return Math.min(MAX_JOBS, availableParallelism());
}
