import type { TruthEntry, TruthTool, TruthUsage } from "../../../corpus/import/truth-entry.ts";
import type { ScriptedTokens, ToolJob } from "../../../scripted-api/scenario.ts";
import type { ScenarioTruth } from "../../../scripted-api/scenario-truth.ts";
import type { RecordedRun } from "../../recipe.ts";
import { type ToolNames, toolOfJob } from "../../tool-of-job.ts";

const NOTHING: ScriptedTokens = { input: 0, output: 0 };

/**
 * What cline shows of what the model said: each text and tool, and the tokens of the whole run at its end, with what
 * was cached among the input and no thoughts; zeros where it failed. A model without a price costs 0. No status is
 * ever shown, and a wait only where the API's sentence shows it. Whether its task's id is a session is in dispute.
 */
export function truthOf(said: ScenarioTruth, { outputFormat }: RecordedRun): TruthEntry {
  const failed = said.status === "error";
  const { texts, usage } = said;
  return {
    kind: "run",
    outputFormat,
    status: said.status,
    content: said.answer,
    ...(texts.length > 1 && !failed ? { contentAll: [...texts] } : {}),
    category: said.category,
    httpStatus: null,
    retryAfterMs: null,
    usage: usage === null ? null : figures(usage),
    ...(failed ? { usageAlso: [figures(NOTHING), null] } : {}),
    costUsd: 0,
    costUsdAlso: [null],
    model: "lab-model",
    sessionIdAlso: [null],
    tools: said.tools.map(named),
  };
}

function figures({ input, output, cacheRead = 0, cacheWrite = 0 }: ScriptedTokens): TruthUsage {
  return { input: input + cacheRead, output, cacheRead, cacheWrite, reasoning: null };
}

const NAMES: ToolNames = {
  shell: "run_commands",
  write: "editor",
  read: "read_files",
  edit: "editor",
  mcp: "{server}__{tool}",
};

function named(job: ToolJob): TruthTool {
  return toolOfJob(job, NAMES);
}
