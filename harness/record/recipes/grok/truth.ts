import type { TruthEntry, TruthTool, TruthUsage } from "../../../corpus/import/truth-entry.ts";
import type { ScriptedTokens, ToolJob } from "../../../scripted-api/scenario.ts";
import type { ScenarioTruth } from "../../../scripted-api/scenario-truth.ts";
import type { RecordedRun } from "../../recipe.ts";
import { type ToolNames, toolOfJob } from "../../tool-of-job.ts";
import { MODEL, MODEL_KEY } from "./config.ts";

const NOTHING: ScriptedTokens = { input: 0, output: 0 };

/**
 * What grok shows of what the model said, by its four formats. `json` and plain text join the texts of all turns and
 * show no tool. Its figures leave cached tokens out of the input; the messages stream gives no thoughts among the
 * output, a cost of 0 for an unknown one, zeros on errors, and at first the model's key in the settings. Of a rate
 * limit no status is shown, and the wait only where the API's sentence shows it.
 */
export function truthOf(said: ScenarioTruth, run: RecordedRun): TruthEntry {
  const { outputFormat } = run;
  const asMessages = run.argv.includes("streaming-messages-json");
  const inStream = outputFormat === "stream-json";
  const failed = said.status === "error";
  const tools = said.tools.map(named);
  return {
    kind: "run",
    outputFormat,
    status: said.status,
    ...contents(said, inStream),
    category: said.category,
    httpStatus: said.category === "rate_limit" ? null : said.httpStatus,
    retryAfterMs: null,
    ...usages(said.usage, failed, run, asMessages),
    costUsd: null,
    ...(asMessages ? { costUsdAlso: [0] } : {}),
    ...models(failed, run, asMessages),
    tools: inStream ? tools : [],
  };
}

function contents({ status, answer, texts }: ScenarioTruth, inStream: boolean): Partial<TruthEntry> {
  if (status === "error" || texts.length < 2) return { content: answer };
  if (inStream) return { content: answer, contentAll: [...texts] };
  const joined = texts.join("");
  return { content: joined, contentAlso: [answer], contentAll: [...texts], contentAllAlso: [[joined]] };
}

function usages(
  tokens: ScriptedTokens | null,
  failed: boolean,
  { outputFormat }: RecordedRun,
  asMessages: boolean,
): Partial<TruthEntry> {
  if (outputFormat === "text") return { usage: null };
  const reported = (one: ScriptedTokens) => figures(one, asMessages);
  if (tokens === null || failed) {
    return { usage: null, ...(asMessages && failed ? { usageAlso: [reported(NOTHING)] } : {}) };
  }
  const usage = reported(tokens);
  // The same as the API counts it, with what it read from its cache in the input.
  const counted = { ...usage, input: tokens.input + (tokens.cacheRead ?? 0) };
  return { usage, ...(tokens.cacheRead === undefined ? {} : { usageAlso: [counted] }) };
}

function figures(tokens: ScriptedTokens, asMessages: boolean): TruthUsage {
  const { input, output, cacheRead = 0, cacheWrite = 0, reasoning = 0 } = tokens;
  return { input, output, cacheRead, cacheWrite, reasoning: asMessages ? null : reasoning };
}

function models(failed: boolean, { outputFormat }: RecordedRun, asMessages: boolean): Partial<TruthEntry> {
  if (asMessages && failed) return { model: MODEL_KEY, modelAlso: [MODEL, null] };
  if (asMessages) return { model: MODEL, modelAlso: [MODEL_KEY] };
  // Some sentences name the model.
  if (failed) return { model: null, modelAlso: [MODEL] };
  return { model: outputFormat === "text" ? null : MODEL };
}

const NAMES: ToolNames = {
  shell: "run_terminal_command",
  write: "write",
  read: "read_file",
  edit: "search_replace",
  plan: "todo_write",
  mcp: "{server}__{tool}",
};

function named(job: ToolJob): TruthTool {
  return toolOfJob(job, NAMES);
}
