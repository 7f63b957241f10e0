import type { RecordingRecipe } from "../../recipe.ts";
import { leftOut } from "./left-out.ts";
import { runsOf } from "./runs.ts";
import { sessionIn } from "./session-in.ts";
import { SETTINGS_FILE, settings } from "./settings.ts";
import { truthOf } from "./truth.ts";

/** gemini with a key, asking the scripted API and nobody else. */
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
  // A phase of the start that was not over when the metrics were taken.
  passing: [/^\[STARTUP\] (?:Phase '\w+' was started but never ended|Cannot measure phase)/],
};

export default recipe;
