import semver from "semver";
import type { TruthEntry, TruthTool, TruthUsage } from "../../../corpus/import/truth-entry.ts";
import type { ScriptedTokens, ToolJob } from "../../../scripted-api/scenario.ts";
import type { ScenarioTruth } from "../../../scripted-api/scenario-truth.ts";
import { tokensOf } from "../../../scripted-api/tokens-of.ts";
import type { RecordedRun } from "../../recipe.ts";
import { type ToolNames, toolOfJob } from "../../tool-of-job.ts";
import { MODEL } from "./command.ts";

const NOTHING: TruthUsage = { input: 0, output: 0, cacheRead: 0, cacheWrite: null, reasoning: null };

/**
 * What qwen shows of what the model said. Input holds the cached tokens (dialect.json); no version prints a cost.
 * Since 0.20 it asks the model once more behind an answer without tools, for its memory, and counts that in; the
 * records of the conversation report its own tokens, which are as right.
 */
export function truthOf(said: ScenarioTruth, run: RecordedRun, version: string): TruthEntry {
  const { outputFormat } = run;
  const records = outputFormat !== "text";
  const failed = said.status === "error";
  return {
    kind: "run",
    outputFormat,
    status: said.status,
    content: said.answer,
    ...(records && said.texts.length > 1 && !failed ? { contentAll: [...said.texts] } : {}),
    category: said.category,
    httpStatus: said.httpStatus,
    ...(records ? usages(said, version) : { usage: null }),
    costUsd: null,
    model: records ? MODEL : null,
    tools: records ? said.tools.map(named) : [],
    thinking: records && said.thinking,
  };
}

const NAMES: ToolNames = {
  shell: "run_shell_command",
  write: "write_file",
  read: "read_file",
  edit: "edit",
  plan: "todo_write",
  mcp: "mcp__{server}__{tool}",
};

function named(job: ToolJob): TruthTool {
  return toolOfJob(job, NAMES, true);
}

function usages({ usage, tools }: ScenarioTruth, version: string): Partial<TruthEntry> {
  if (usage === null) return { usage: null, usageAlso: [NOTHING] };
  const remembers = tools.length === 0 && semver.gte(version, "0.20.0");
  const side = tokensOf({});
  if (!remembers || side === null) return { usage: figures(usage) };
  // These versions make one more model call, for their memory. By its order the scripted API answers it as a turn of the
  // conversation, or as a side call: both sums are right.
  return { usage: figures(usage), usageAlso: [figures(sum(usage, usage)), figures(sum(usage, side))] };
}

function figures({ input, output, cacheRead = 0 }: ScriptedTokens): TruthUsage {
  return { input: input + cacheRead, output, cacheRead, cacheWrite: null, reasoning: null };
}

function sum(one: ScriptedTokens, other: ScriptedTokens): ScriptedTokens {
  const cacheRead = (one.cacheRead ?? 0) + (other.cacheRead ?? 0);
  return { input: one.input + other.input, output: one.output + other.output, cacheRead };
}
