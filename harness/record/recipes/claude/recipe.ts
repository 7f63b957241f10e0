import semver from "semver";
import type { RecordedRun, RecordingRecipe } from "../../recipe.ts";
import { answeredRuns } from "./answered-runs.ts";
import { brokenRuns } from "./broken-runs.ts";
import { inputRuns } from "./input-runs.ts";
import { olderRuns } from "./older-runs.ts";
import { refusedRuns } from "./refused-runs.ts";
import { sessionRuns } from "./session-runs.ts";
import { startUpRuns } from "./start-up-runs.ts";
import { stoppedRuns } from "./stopped-runs.ts";
import { toolRuns } from "./tool-runs.ts";
import { truthOf } from "./truth.ts";

/** What is recorded and no run of the recipe repeats, with the reason. */
const leftOut: Readonly<Record<string, string>> = {
  "resume-seed": "The run that others resumed; here that is success-text.",
  "add-bad-cwd-readonly-home":
    "The home could not be written to. Nothing is closed to root, as whom the recorder may run, so that it would come out one way or the other; what was printed is what success-text prints.",
};

/** claude with a key, asking the scripted API and no one else: no update, no statistics. */
const recipe: RecordingRecipe = {
  package: () => "@anthropic-ai/claude-code",
  defaultVersion: "2.1.332",
  bin: "claude",
  installScripts: true,
  setup: ({ apiOrigin }) => ({
    env: {
      ANTHROPIC_API_KEY: "test-key-000",
      ANTHROPIC_BASE_URL: apiOrigin,
      DISABLE_TELEMETRY: "1",
      DISABLE_AUTOUPDATER: "1",
      DISABLE_ERROR_REPORTING: "1",
      CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: "1",
      // Tools that run unasked are not for root; in a sandbox, which this is, they are.
      IS_SANDBOX: "1",
      TERM: "dumb",
    },
    files: {},
  }),
  runs: ({ version, session }) => runsOf(version, session),
  session: sessionIn,
  truth: truthOf,
  leftOut,
  volatile: [
    // Of a message that the CLI wrote itself.
    "id",
    "uuid",
    "session_id",
    "timestamp",
    "request_id",
    "duration_ms",
    "duration_api_ms",
    "ttft_ms",
    "ttft_stream_ms",
    "time_to_request_ms",
    "first_content_frame_ms",
    "retry_delay_ms",
    "thinking_duration_ms",
    "request_sent_wall_ms",
    "hook_id",
    "run_id",
    "task_id",
    "user_message_uuid",
    "refused_user_message_uuid",
    "persistedOutputPath",
    "end_time",
    "logical_parent_uuid",
    "pid",
    "messaging_socket_path",
  ],
};

export default recipe;

/** The scenarios of a version; before 2.1 there are fewer of them, and other truths. */
function runsOf(version: string, session: string | undefined): Readonly<Record<string, RecordedRun>> {
  if (semver.lt(version, "2.1.0")) return olderRuns;
  return {
    ...startUpRuns,
    ...answeredRuns,
    ...toolRuns,
    ...refusedRuns,
    ...brokenRuns,
    ...sessionRuns(session),
    ...inputRuns,
    ...stoppedRuns,
  };
}

/** The id of the session as the first record shows it; text tells none. */
function sessionIn({ stdout }: { stdout: string }): string | null {
  return /"session_id": ?"([^"]+)"/.exec(stdout)?.[1] ?? null;
}
