import semver from "semver";
import type { RecordedRun } from "../../recipe.ts";
import { answeredRuns } from "./answered-runs.ts";
import { brokenRuns } from "./broken-runs.ts";
import { olderRuns } from "./older-runs.ts";
import { refusedRuns } from "./refused-runs.ts";
import { sessionRuns } from "./session-runs.ts";
import { startUpRuns } from "./start-up-runs.ts";
import { stoppedRuns } from "./stopped-runs.ts";
import { toolRuns } from "./tool-runs.ts";

/** The scenarios of a version. Before 1.18 refusals are asked again for ever, and errors end with exit 0. */
export function runsOf(version: string, session: string | undefined): Readonly<Record<string, RecordedRun>> {
  if (semver.lt(version, "1.18.0")) return olderRuns;
  return {
    ...startUpRuns,
    ...answeredRuns,
    ...toolRuns,
    ...refusedRuns,
    ...brokenRuns,
    ...sessionRuns(session),
    ...stoppedRuns,
  };
}
