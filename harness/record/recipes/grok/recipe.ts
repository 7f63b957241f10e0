import semver from "semver";
import type { RecordedRun, RecordingRecipe } from "../../recipe.ts";
import { answeredRuns } from "./answered-runs.ts";
import { brokenRuns } from "./broken-runs.ts";
import { CONFIG_FILE, config } from "./config.ts";
import { messagesRuns } from "./messages-runs.ts";
import { olderRuns } from "./older-runs.ts";
import { refusedRuns } from "./refused-runs.ts";
import { sessionRuns } from "./session-runs.ts";
import { startUpRuns } from "./start-up-runs.ts";
import { stoppedRuns } from "./stopped-runs.ts";
import { toolRuns } from "./tool-runs.ts";
import { truthOf } from "./truth.ts";

const ID = "([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})";
const IN_RECORDS = new RegExp(`"session_?[iI]d":\\s*"${ID}"`);

/** grok with a model of the user's own, which is the scripted API, and without xAI. */
const recipe: RecordingRecipe = {
  package: () => "@xai-official/grok",
  defaultVersion: "1.0.41",
  bin: "grok",
  // The package unpacks the program of this machine's kind.
  installScripts: true,
  setup: ({ apiOrigin }) => ({
    env: {
      GROK_CLI_CHAT_PROXY_BASE_URL: `${apiOrigin}/proxy/v1`,
      GROK_DISABLE_AUTOUPDATER: "1",
      GROK_FEEDBACK_ENABLED: "0",
      GROK_MODELS_BASE_URL: `${apiOrigin}/v1`,
      GROK_PROMPT_SUGGESTIONS: "0",
      GROK_SESSION_RECAP: "0",
      GROK_TELEMETRY_ENABLED: "0",
      GROK_TELEMETRY_TRACE_UPLOAD: "0",
      GROK_TITLE_REFRESH: "0",
      GROK_TURN_SUMMARY: "0",
      XAI_API_KEY: "test-key-000",
    },
    files: { [CONFIG_FILE]: config(apiOrigin) },
  }),
  runs: ({ version, session, home }) => runsOf(version, session, home),
  session: ({ stdout }) => IN_RECORDS.exec(stdout)?.[1] ?? null,
  truth: truthOf,
  volatile: [
    "sessionId",
    "session_id",
    "requestId",
    "uuid",
    "id",
    "messageId",
    "toolCallId",
    "duration_ms",
    "duration_api_ms",
    "output_file",
  ],
};

export default recipe;

/** The scenarios of a version; fewer for those before 1.0.41, which print the same. */
function runsOf(
  version: string,
  session: string | undefined,
  home: string,
): Readonly<Record<string, RecordedRun>> {
  if (semver.lt(version, "1.0.41")) return olderRuns(session);
  return {
    ...startUpRuns,
    ...answeredRuns(home),
    ...toolRuns,
    ...refusedRuns,
    ...brokenRuns,
    ...messagesRuns,
    ...sessionRuns(session),
    ...stoppedRuns,
  };
}
