import type { TruthEntry, TruthTool, TruthUsage } from "../../../corpus/import/truth-entry.ts";
import type { ScriptedTokens, ToolJob } from "../../../scripted-api/scenario.ts";
import type { ScenarioTruth } from "../../../scripted-api/scenario-truth.ts";
import type { RecordedRun } from "../../recipe.ts";
import { type ToolNames, toolOfJob } from "../../tool-of-job.ts";
import { MODEL, PRICES } from "./setup.ts";
import { isNew } from "./versions.ts";

/**
 * What pi shows of what the model said. The status of a refused call always is in its message. Text mode shows an
 * answer or an error and nothing else. Figures: dialect.json.
 */
export function truthOf(said: ScenarioTruth, run: RecordedRun, version: string): TruthEntry {
  const { outputFormat } = run;
  const isOk = said.status === "ok" && run.signal === undefined;
  const wasAsked = run.api !== null;
  const inRecords = outputFormat === "stream-json";
  return {
    kind: "run",
    outputFormat,
    status: isOk ? "ok" : "error",
    ...(isOk ? texts(said, inRecords) : { content: null }),
    ...(run.signal === undefined
      ? { category: said.category, httpStatus: said.httpStatus }
      : stopped(run.signal.name)),
    ...(inRecords && wasAsked ? figures(said, isOk, version) : { usage: null, costUsd: null, model: null }),
    tools: inRecords ? said.tools.flatMap((job) => shown(job, run, version)) : [],
  };
}

/** A message's texts are joined to one; an earlier message is before the answer. */
function texts(said: ScenarioTruth, inRecords: boolean): Partial<TruthEntry> {
  const { answer } = said;
  const earlier = said.texts.slice(0, -1);
  const isSeveral = inRecords && said.tools.length > 0 && earlier.length > 0;
  return { content: answer, ...(isSeveral ? { contentAll: [...earlier, answer] } : {}) };
}

function stopped(signal: string): Partial<TruthEntry> {
  return signal === "SIGINT"
    ? { category: "unknown", categoryAlso: ["timeout"], httpStatus: null }
    : { category: "timeout", httpStatus: null };
}

function figures({ usage }: ScenarioTruth, isOk: boolean, version: string): Partial<TruthEntry> {
  const model = MODEL;
  const nothing = { input: 0, output: 0, cacheRead: 0, cacheWrite: 0, reasoning: null };
  if (usage !== null) {
    return { usage: counted(usage, version), ...shownApart(usage, version), costUsd: costOf(usage), model };
  }
  // Zeros where no one reported any figure are pi's own.
  const zeros = isOk ? { usageShown: nothing } : { usageAlso: [nothing] };
  return { usage: null, ...zeros, costUsd: 0, costUsdAlso: [null], model };
}

function counted(usage: ScriptedTokens, version: string): TruthUsage {
  const { input, output, cacheRead = 0, cacheWrite = 0, reasoning = 0 } = usage;
  return {
    input: input + cacheRead + cacheWrite,
    output,
    cacheRead,
    cacheWrite: 0,
    reasoning: isNew(version) ? reasoning : null,
  };
}

/** Printed, input holds no cached token. */
function shownApart(usage: ScriptedTokens, version: string): Partial<TruthEntry> {
  if (!usage.cacheRead && !usage.cacheWrite) return {};
  const { input, cacheWrite = 0 } = usage;
  return { usageShown: { ...counted(usage, version), input: input + cacheWrite } };
}

/** In US dollars. This API tells nothing of what is written to a cache: it is input like any other. */
function costOf({ input, output, cacheRead = 0, cacheWrite = 0 }: ScriptedTokens): number {
  const millionths =
    (input + cacheWrite) * PRICES.input + cacheRead * PRICES.cacheRead + output * PRICES.output;
  return Number((millionths / 1e6).toFixed(12));
}

const NAMES: ToolNames = { shell: "bash", write: "write", read: "read", edit: "edit" };

/** What cannot be read as arguments is an error in new versions; older ones mend it, and run that. */
function shown(job: ToolJob, { signal }: RecordedRun, version: string): TruthTool[] {
  const tool = toolOfJob(job, NAMES);
  if (signal !== undefined) return [{ ...tool, status: "error" }];
  // Arguments that break off are mended by older versions.
  const isMended = job.does === "arguments" && !isNew(version) && typeof job.value === "string";
  return [isMended ? { ...tool, status: "ok" } : tool];
}
