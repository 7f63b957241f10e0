import type { Run } from "../../model/target.ts";
import { runBytes, splitLines } from "../../records/run-bytes.ts";
import { withBytes } from "../../records/with-bytes.ts";

/** Replays that one shrinking may cost: enough for a few hundred lines, bounded for large ones. */
const MAX_TRIES = 150;

/**
 * Makes a run smaller by leaving out lines, as long as it still shows the fault.
 *
 * @param stillFails says whether a smaller run shows it too.
 * @returns the smallest run found; the given one when nothing could go.
 */
export async function shrinkRun(run: Run, stillFails: (run: Run) => Promise<boolean>): Promise<Run> {
  let triesLeft = MAX_TRIES;
  let best = run;
  const attempt = async (candidate: Run) => {
    if (triesLeft <= 0) return false;
    triesLeft--;
    if (!(await stillFails(candidate))) return false;
    best = candidate;
    return true;
  };
  for (const stream of ["err", "out"] as const) {
    const bytes = runBytes(run, stream);
    if (bytes.length === 0 || (await attempt(withBytes(best, { [stream]: Buffer.alloc(0) })))) continue;
    await removeLines(splitLines(bytes), (lines) =>
      attempt(withBytes(best, { [stream]: Buffer.concat(lines) })),
    );
  }
  return best;
}

/** Leaves out halves, quarters ... single lines while `keeps` accepts what is left. */
async function removeLines(lines: Buffer[], keeps: (lines: Buffer[]) => Promise<boolean>): Promise<void> {
  let kept = lines;
  for (let size = Math.ceil(kept.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let start = 0; start < kept.length && kept.length > 1; ) {
      const rest = [...kept.slice(0, start), ...kept.slice(start + size)];
      if (rest.length > 0 && (await keeps(rest))) kept = rest;
      else start += size;
    }
  }
}
