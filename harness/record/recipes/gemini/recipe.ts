import semver from "semver";
import type { RecordedRun, RecordingRecipe } from "../../recipe.ts";
import { answeredRuns } from "./answered-runs.ts";
import { brokenRuns } from "./broken-runs.ts";
import { olderRuns } from "./older-runs.ts";
import { refusedRuns } from "./refused-runs.ts";
import { sessionRuns } from "./session-runs.ts";
import { SETTINGS_FILE, settings } from "./settings.ts";
import { startUpRuns } from "./start-up-runs.ts";
import { stoppedRuns } from "./stopped-runs.ts";
import { toolRuns } from "./tool-runs.ts";
import { truthOf } from "./truth.ts";

/** What is recorded and no run of the recipe repeats, with the reason. */
const leftOut: Readonly<Record<string, string>> = {
  "flash-fallback":
    "Made with a server that answered by the name of the model it was asked as. The model never fell back, so that it shows what success-text does.",
  "huge-stdin-to-file":
    "A shell that starts the CLI and counts the bytes of its file: no run of the CLI, whose output is not in it.",
};

/** gemini with a key, asking the scripted API and no one else. */
const recipe: RecordingRecipe = {
  package: () => "@google/gemini-cli",
  defaultVersion: "0.61.0",
  bin: "gemini",
  setup: ({ apiOrigin, workspace }) => ({
    env: {
      GEMINI_API_KEY: "test-key-000",
      GOOGLE_GEMINI_BASE_URL: apiOrigin,
      NO_BROWSER: "true",
      TERM: "xterm-256color",
    },
    files: {
      [SETTINGS_FILE]: JSON.stringify(settings),
      "~/.gemini/trustedFolders.json": JSON.stringify({ [workspace]: "TRUST_FOLDER" }),
    },
  }),
  runs: ({ version, session }) => runsOf(version, session),
  session: sessionIn,
  truth: truthOf,
  leftOut,
  volatile: [
    "durationMs",
    "timestamp",
    "session_id",
    "tool_id",
    "duration_ms",
    "latency",
    "totalLatencyMs",
    "totalDurationMs",
  ],
  // Printed in some recordings and not in others: phases of the start that were still running when the CLI took its metrics.
  passing: [/^\[STARTUP\] (?:Phase '\w+' was started but never ended|Cannot measure phase)/],
};

export default recipe;

/** The scenarios of a version. Before sessions could be named (0.20) there are fewer of them, and other truths. */
function runsOf(version: string, session: string | undefined): Readonly<Record<string, RecordedRun>> {
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

/** The id of the session as the first record shows it, or the object that a failure in json leaves on stderr. */
function sessionIn({ stdout, stderr }: { stdout: string; stderr: string }): string | null {
  return /"session_id": ?"([^"]+)"/.exec(stdout + stderr)?.[1] ?? null;
}
