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

/** The scenarios of a version. Before sessions could be named (0.20) there are fewer of them, and other truths. */
export function runsOf(version: string, session: string | undefined): Readonly<Record<string, RecordedRun>> {
  if (semver.lt(version, "0.20.0")) return olderRuns;
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
