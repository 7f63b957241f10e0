import type { TruthEntry, TruthTool } from "../../../corpus/import/truth-entry.ts";
import type { ToolJob } from "../../../scripted-api/scenario.ts";
import type { ScenarioTruth } from "../../../scripted-api/scenario-truth.ts";
import type { RecordedRun, RecordingRecipe } from "../../recipe.ts";
import { type ToolNames, toolOfJob } from "../../tool-of-job.ts";
import { runs } from "./runs.ts";

/** The community's grok, which asks chat completions without streaming. */
const recipe: RecordingRecipe = {
  package: () => "@vibe-kit/grok-cli",
  defaultVersion: "0.0.34",
  bin: "grok",
  setup: ({ apiOrigin }) => ({
    env: {
      GROK_API_KEY: "test-key-000",
      GROK_BASE_URL: `${apiOrigin}/v1`,
      GROK_MODEL: "lab-model",
    },
    files: {},
  }),
  runs: () => runs,
  truth: truthOf,
  volatile: ["id", "tool_call_id"],
};

export default recipe;

/**
 * What this CLI shows of what the model said: its messages, tools among them, and nothing of tokens, model or session.
 * It ends with exit 0 whatever comes; an error is an assistant's message that says so, with the status. A wait is
 * reported by the API's sentence alone.
 */
function truthOf(said: ScenarioTruth, { outputFormat }: RecordedRun): TruthEntry {
  const { texts } = said;
  const tools = said.tools.map(named);
  const failed = tools.some(({ status }) => status === "error");
  return {
    kind: "run",
    outputFormat,
    status: said.status,
    content: said.answer,
    ...(texts.length > 1 && said.status === "ok" ? { contentAll: [...texts] } : {}),
    category: said.category,
    httpStatus: said.httpStatus,
    retryAfterMs: null,
    usage: null,
    costUsd: null,
    model: null,
    sessionId: null,
    tools,
    // Nothing but a sentence says that a tool failed.
    ...(failed ? { toolsAlso: [tools.map((tool) => ({ ...tool, status: "ok" as const }))] } : {}),
  };
}

const NAMES: ToolNames = {
  shell: "bash",
  write: "create_file",
  read: "view_file",
  edit: "str_replace_editor",
  plan: "create_todo_list",
};

function named(job: ToolJob): TruthTool {
  return toolOfJob(job, NAMES);
}
