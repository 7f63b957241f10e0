import type { TruthEntry, TruthTool } from "../../../corpus/import/truth-entry.ts";
import type { ToolJob } from "../../../scripted-api/scenario.ts";
import type { ScenarioTruth } from "../../../scripted-api/scenario-truth.ts";
import type { RecordedRun } from "../../recipe.ts";

/**
 * What this CLI shows of what the model said: its messages, tools among them, and nothing of tokens, model or session.
 * It ends with exit 0 whatever comes; an error is an assistant's message that says so, with the status. A wait is
 * told by the API's sentence alone.
 */
export function truthOf(said: ScenarioTruth, { outputFormat }: RecordedRun): TruthEntry {
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
    // Nothing but a sentence tells that a tool failed.
    ...(failed ? { toolsAlso: [tools.map((tool) => ({ ...tool, status: "ok" as const }))] } : {}),
  };
}

const NAMES = { shell: "bash", write: "create_file", read: "view_file" } as const;

function named(job: ToolJob): TruthTool {
  if (job.does === "unknown") return { name: job.name, status: "error" };
  if (job.does === "arguments") return { name: NAMES.shell, status: "error" };
  return { name: job.does in NAMES ? NAMES[job.does as keyof typeof NAMES] : job.does, status: "ok" };
}
