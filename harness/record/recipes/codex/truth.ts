import semver from "semver";
import type { TruthEntry, TruthTool } from "../../../corpus/import/truth-entry.ts";
import type { ToolJob } from "../../../scripted-api/scenario.ts";
import type { ScenarioTruth } from "../../../scripted-api/scenario-truth.ts";
import type { RecordedRun } from "../../recipe.ts";
import { toolOfJob } from "../../tool-of-job.ts";
import { MODEL } from "./config.ts";
import { isOldest, toolNames } from "./versions.ts";

/**
 * What codex shows of what the model said. Records name no cost, and no model but in the oldest versions; its figures
 * are in the last record alone, so that a failed run shows none, and input holds the cached tokens (dialect.json). As
 * text, the answer is all of stdout, and stderr tells the model.
 */
export function truthOf(said: ScenarioTruth, run: RecordedRun, version: string): TruthEntry {
  const inRecords = run.outputFormat === "stream-json";
  const isOk = said.status === "ok" && run.signal === undefined;
  return {
    kind: "run",
    outputFormat: run.outputFormat,
    ...(isOk ? { status: "ok", content: lastText(said), category: null } : failure(said, run)),
    ...(isOk && inRecords && said.texts.length > 1 ? { contentAll: [...said.texts] } : {}),
    httpStatus: run.signal === undefined ? said.httpStatus : null,
    ...(isOk && inRecords ? usages(said, version) : { usage: null }),
    costUsd: null,
    model: inRecords && !isOldest(version) ? null : modelOf(run),
    tools: inRecords ? said.tools.flatMap((job) => shown(job, run, version)) : [],
  };
}

/** As its settings name it. */
function modelOf({ files = {} }: RecordedRun): string {
  return /^model = "(.+)"$/m.exec(files["~/.codex/config.toml"] ?? "")?.[1] ?? MODEL;
}

/** Each text of a reply is a message of its own; the last one is the answer. */
function lastText({ texts }: ScenarioTruth): string | null {
  return texts.at(-1) ?? null;
}

/** SIGTERM looks like a time limit, SIGINT like a user who has enough. */
function failure(said: ScenarioTruth, { signal }: RecordedRun): Partial<TruthEntry> {
  const status = "error";
  if (signal === undefined) return { status, content: null, category: said.category };
  const isInterrupt = signal.name === "SIGINT";
  return {
    status,
    content: null,
    category: isInterrupt ? "unknown" : "timeout",
    categoryAlso: isInterrupt ? ["timeout", "network"] : ["unknown", "network"],
  };
}

function usages({ usage }: ScenarioTruth, version: string): Partial<TruthEntry> {
  // Since 0.171 or shortly before.
  const tellsAll = semver.gte(version, "0.150.0");
  const tellsReasoning = tellsAll || isOldest(version);
  const rest = { cacheWrite: tellsAll ? 0 : null, reasoning: tellsReasoning ? 0 : null };
  if (usage === null && isOldest(version)) return { usage };
  if (usage === null) return { usage: null, usageShown: { input: 0, output: 0, cacheRead: 0, ...rest } };
  const { input, output, cacheRead = 0, cacheWrite = 0, reasoning = 0 } = usage;
  const figures = { input: input + cacheRead + cacheWrite, output, cacheRead };
  return { usage: { ...figures, ...rest, ...(tellsReasoning ? { reasoning } : {}) } };
}

/** A call of an unknown tool, or with arguments that cannot be read, makes no record. */
function shown(job: ToolJob, { signal }: RecordedRun, version: string): TruthTool[] {
  if (job.does === "unknown" || job.does === "arguments") return [];
  if (job.does === "mcp") return [toolOfJob(job, { shell: "" })];
  // A tool that was still running when the run ended has no good end.
  return [{ name: toolNames(version).command, status: signal === undefined ? "ok" : "error" }];
}
