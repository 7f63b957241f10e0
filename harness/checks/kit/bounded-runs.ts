/** Bytes of one input up to which a random search makes all its runs. */
const FULL_RUNS_BYTES = 2 * 1024;

/**
 * How many random inputs a search tries on a run of this size: fewer for large ones, so that the whole search costs
 * about the same for each fixture. A count and no time, so that two machines do the same.
 */
export function boundedRuns(runs: number, bytes: number): number {
  const share = Math.ceil((runs * FULL_RUNS_BYTES) / Math.max(1, bytes));
  return Math.max(1, Math.min(runs, share));
}
