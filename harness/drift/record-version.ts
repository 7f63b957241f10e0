import { UserError } from "../lib/errors.ts";
import { type RecordProgress, recordScenarios } from "../record/record-scenarios.ts";
import { DriftImpossible } from "./drift-impossible.ts";
import type { RecordVersion } from "./find-side.ts";

/** Records a version with the recorder; what is in the folder already is kept. Progress goes to stderr, a line each. */
export const recordVersion: RecordVersion = async (wish) => {
  try {
    return await recordScenarios({ ...wish, mode: "once", onProgress: tell });
  } catch (thrown) {
    // What the user cannot have (no such version, no way to install it) is no misuse: drift could not be looked for.
    if (thrown instanceof UserError) throw new DriftImpossible(...thrown.lines);
    throw thrown;
  }
};

function tell(progress: RecordProgress): void {
  if (progress.event === "installing") process.stderr.write(`installing ${progress.what}\n`);
  else process.stderr.write(`${progress.event}: ${progress.id}\n`);
}
