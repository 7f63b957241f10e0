import type { RecordingRecipe } from "../../recipe.ts";
import { leftOut } from "./left-out.ts";
import { runsOf } from "./runs.ts";
import { sessionIn } from "./session-in.ts";
import { truthOf } from "./truth.ts";

/** claude with a key, asking the scripted API and nobody else: no update, no statistics. */
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
