import type { RecordedRun } from "../../recipe.ts";
import { answeredRuns } from "./answered-runs.ts";
import { refusedRuns } from "./refused-runs.ts";
import { sessionRuns } from "./session-runs.ts";
import { startUpRuns } from "./start-up-runs.ts";
import { stoppedRuns } from "./stopped-runs.ts";
import { toolRuns } from "./tool-runs.ts";

const NAMES = [
  "version",
  "help",
  "unknown-flag",
  "success-text",
  "success-text-json",
  "success-text-plain",
  "success-text-smj",
  "success-text-smjp",
  "reasoning",
  "usage-cached",
  "tool-use",
  "tool-use-smj",
  "tool-error",
  "auth-401",
  "auth-401-json",
  "quota-402",
  "context-too-long-400",
  "rate-limit-429",
  "first-for-resume",
  "resume-valid",
  "resume-unknown",
  "sigterm",
];

/** The scenarios of versions before 1.0.41. */
export function olderRuns(session: string | undefined): Readonly<Record<string, RecordedRun>> {
  const all: Readonly<Record<string, RecordedRun>> = {
    ...startUpRuns,
    ...answeredRuns(""),
    ...toolRuns,
    ...refusedRuns,
    ...sessionRuns(session),
    ...stoppedRuns,
  };
  return Object.fromEntries(NAMES.map((name) => [name, all[name]!]));
}
