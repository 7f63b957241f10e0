import { LONGEST_MS } from "./read-faults.mjs";

const STEP_MS = 250;

/**
 * Does nothing for a while, at most 120 seconds, so that no fault outlives its test for long. A program that has
 * swallowed a SIGTERM says again and again that it is still there: no adapter may take that for work.
 */
export async function idle(run, ms = LONGEST_MS) {
  const end = performance.now() + Math.min(ms, LONGEST_MS);
  for (let left = end - performance.now(); left > 0; left = end - performance.now()) {
    await new Promise((resolve) => setTimeout(resolve, Math.min(left, STEP_MS)));
    if (run.swallowed) await run.output.write("err", Buffer.from("still there\n"));
  }
}
