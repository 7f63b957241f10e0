import type { ProcessBench } from "./process-check.ts";

const LEAST_MS = 800;

/**
 * A timeout, in milliseconds, within which a stand-in has certainly been started on this machine as it is now: three times
 * what a whole good run takes.
 */
export async function timeToStart({ run }: ProcessBench): Promise<number> {
  const { elapsedMs } = await run();
  return Math.max(LEAST_MS, Math.ceil(elapsedMs * 3));
}
