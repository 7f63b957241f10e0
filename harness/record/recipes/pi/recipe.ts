import type { RecordingRecipe } from "../../recipe.ts";
import { answeredRuns } from "./answered-runs.ts";
import { failedRuns } from "./failed-runs.ts";
import { sessionRuns } from "./session-runs.ts";
import { ENVIRONMENT, MODELS_FILE, modelsJson } from "./setup.ts";
import { startUpRuns } from "./start-up-runs.ts";
import { stoppedRuns } from "./stopped-runs.ts";
import { toolRuns } from "./tool-runs.ts";
import { truthOf } from "./truth.ts";
import { isNew } from "./versions.ts";

/** Pi over chat completions, with a provider that models.json describes. All of it is JavaScript. */
const recipe: RecordingRecipe = {
  package: (version) =>
    isNew(version) ? "@earendil-works/pi-coding-agent" : "@mariozechner/pi-coding-agent",
  defaultVersion: "1.6.0",
  bin: "pi",
  node: (version) => (isNew(version) ? ">=22.19.0" : ">=20.6.0"),
  setup: ({ apiOrigin }) => ({ env: ENVIRONMENT, files: { [MODELS_FILE]: modelsJson(apiOrigin) } }),
  runs: ({ version, session, home }) => ({
    ...startUpRuns(version),
    ...answeredRuns(version),
    ...toolRuns(version),
    ...failedRuns(version),
    ...sessionRuns(version, session, home),
    ...stoppedRuns(),
  }),
  session: ({ stdout }) => /^\{"type":"session"[^\n]*?"id":"([^"]+)"/m.exec(stdout)?.[1] ?? null,
  truth: truthOf,
  leftOut: { "resume-1": "The run that others resumed; here that is success-text." },
  volatile: [
    "id",
    "timestamp",
    "durationMs",
    "parentId",
    "targetId",
    "wall_time_seconds",
    "toolCallId",
    "fullOutputPath",
    // Told by then or not: the API's last chunk may have come before an earlier one is printed.
    "message_update.usage",
  ],
  // How much a tool had printed by then.
  passing: [/^\{"type":"tool_execution_update"/],
};

export default recipe;
