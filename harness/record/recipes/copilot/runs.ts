import semver from "semver";
import type { RecordedRun } from "../../recipe.ts";
import { answeredRuns } from "./answered-runs.ts";
import { brokenRuns } from "./broken-runs.ts";
import { olderRuns } from "./older-runs.ts";
import { otherApiRuns } from "./other-api-runs.ts";
import { refusedRuns } from "./refused-runs.ts";
import { sessionRuns } from "./session-runs.ts";
import { startUpRuns } from "./start-up-runs.ts";
import { stoppedRuns } from "./stopped-runs.ts";
import { toolRuns } from "./tool-runs.ts";

/** The scenarios of a version. Those before the native program (1.0.33 and later) have fewer. */
export function runsOf(
  version: string,
  session: string | undefined,
  home: string,
): Readonly<Record<string, RecordedRun>> {
  if (semver.lt(version, "1.0.33")) return olderRuns(session);
  return {
    ...startUpRuns,
    ...answeredRuns(home),
    ...toolRuns,
    ...refusedRuns,
    ...brokenRuns,
    ...otherApiRuns,
    ...sessionRuns(session),
    ...stoppedRuns,
  };
}
