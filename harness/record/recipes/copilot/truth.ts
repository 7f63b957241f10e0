import semver from "semver";
import type { TruthEntry, TruthTool, TruthUsage } from "../../../corpus/import/truth-entry.ts";
import type { ScriptedTokens, ToolJob } from "../../../scripted-api/scenario.ts";
import type { ScenarioTruth } from "../../../scripted-api/scenario-truth.ts";
import type { RecordedRun } from "../../recipe.ts";
import { type ToolNames, toolOfJob } from "../../tool-of-job.ts";

/** Since when records have no tokens, and the footer a session. */
const NATIVE = "1.0.33";

/**
 * What copilot shows of what the model said: in records each message and tool, and of the tokens at most what came
 * out; as text the answers with blocks of tools between them, and the tokens in a footer, rounded where they are many.
 * A wait is reported by the API's sentence alone, no header is shown; no version prints a cost.
 */
export function truthOf(said: ScenarioTruth, run: RecordedRun, version: string): TruthEntry {
  const { outputFormat } = run;
  const inRecords = outputFormat === "stream-json";
  const failed = said.status === "error";
  const { answer, texts } = said;
  const tools = said.tools.map(named);
  return {
    kind: "run",
    outputFormat,
    status: said.status,
    content: answer,
    ...(texts.length > 1 && !failed ? { contentAll: [...texts] } : {}),
    ...(texts.length > 1 && !failed && !inRecords
      ? { contentAlso: [texts.join("\n\n"), texts.join("")] }
      : {}),
    category: said.category,
    httpStatus: said.httpStatus,
    retryAfterMs: null,
    ...usages(said.usage, inRecords, version),
    costUsd: null,
    model: inRecords ? "lab-model" : null,
    tools: inRecords ? tools : [],
    ...(inRecords || tools.length === 0 ? {} : { toolsAlso: drawn(tools) }),
  };
}

const NAMES: ToolNames = {
  shell: "bash",
  write: "create",
  read: "view",
  edit: "edit",
  plan: "update_todo",
  mcp: "{server}-{tool}",
};

function named(job: ToolJob): TruthTool {
  return toolOfJob(job, NAMES);
}

/** A block has the call's title and the kind of the tool in brackets; any of them may pass for its name. */
function drawn(tools: readonly TruthTool[]): TruthTool[][] {
  return ["shell", "Scripted step", NAMES.shell].map((name) => tools.map((tool) => ({ ...tool, name })));
}

function usages(tokens: ScriptedTokens | null, inRecords: boolean, version: string): Partial<TruthEntry> {
  const isNative = semver.gte(version, NATIVE);
  if (tokens === null || (inRecords && isNative)) return { usage: null };
  const { input, output, cacheRead = 0, reasoning } = tokens;
  const shown: TruthUsage = inRecords
    ? { input: null, output, cacheRead: null, cacheWrite: null, reasoning: null }
    : {
        input: input + cacheRead,
        output,
        cacheRead: cacheRead > 0 || !isNative ? cacheRead : null,
        cacheWrite: null,
        reasoning: isNative ? (reasoning ?? null) : null,
      };
  return { usage: shown, usageAlso: [null] };
}
