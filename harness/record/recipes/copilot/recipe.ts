import type { RecordingRecipe } from "../../recipe.ts";
import { runsOf } from "./runs.ts";
import { truthOf } from "./truth.ts";

const ID = "([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})";
/** In the last record; as text behind the answer, on stderr. */
const IN_RECORDS = new RegExp(`"sessionId":"${ID}"`);
const IN_FOOTER = new RegExp(`^Resume +copilot --resume=${ID}`, "m");

/** copilot with a provider of the user's own, which is the scripted API, and without GitHub. */
const recipe: RecordingRecipe = {
  package: () => "@github/copilot",
  defaultVersion: "1.0.102",
  bin: "copilot",
  setup: ({ apiOrigin }) => ({
    env: {
      COPILOT_PROVIDER_BASE_URL: `${apiOrigin}/v1`,
      COPILOT_PROVIDER_API_KEY: "test-key-000",
      COPILOT_MODEL: "lab-model",
      COPILOT_OFFLINE: "true",
      COPILOT_AUTO_UPDATE: "false",
    },
    files: {},
  }),
  runs: ({ version, session, home }) => runsOf(version, session, home),
  session: ({ stdout, stderr }) => IN_RECORDS.exec(stdout)?.[1] ?? IN_FOOTER.exec(stderr)?.[1] ?? null,
  truth: truthOf,
  volatile: [
    "id",
    "timestamp",
    "parentId",
    "messageId",
    "originatingMessageId",
    "interactionId",
    "sessionId",
    "apiCallId",
    "parentAgentTaskId",
    "reasoningId",
    "toolCallId",
    "transformedContent",
    "durationMs",
    "dispatchDurationMs",
    "totalApiDurationMs",
    "sessionDurationMs",
    // Of a prompt that holds the time.
    "context_current_tokens",
  ],
  // What a command prints, and that it runs, is reported beside its call and not in step with it.
  passing: [
    /^\{"type":"(?:session\.background_tasks_changed|tool\.shell_output|tool\.execution_partial_result)"/,
  ],
};

export default recipe;
