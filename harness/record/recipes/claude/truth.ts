import semver from "semver";
import type { TruthEntry, TruthTool, TruthUsage } from "../../../corpus/import/truth-entry.ts";
import type { ScriptedTokens, ToolJob } from "../../../scripted-api/scenario.ts";
import type { ScenarioTruth } from "../../../scripted-api/scenario-truth.ts";
import type { RecordedRun } from "../../recipe.ts";
import { type ToolNames, toolOfJob } from "../../tool-of-job.ts";
import { costOf } from "./prices.ts";
import { sideCosts } from "./side-costs.ts";

/** What an alias of 2.1.332 stands for. */
const ALIASES: Readonly<Record<string, string>> = { haiku: "claude-haiku-5-5" };

const NOTHING: TruthUsage = { input: 0, output: 0, cacheRead: 0, cacheWrite: 0, reasoning: null };

/**
 * What claude shows of what the model said. A stream says all of it, json the result alone, text a sentence, which for
 * a failure is on stdout too. Before 2.1 no failure names its status but 403, 404, 429 and those of the server.
 */
export function truthOf(said: ScenarioTruth, run: RecordedRun, version: string): TruthEntry {
  const { outputFormat } = run;
  const inStream = outputFormat === "stream-json";
  const failed = said.status === "error";
  const model = modelOf(run, version);
  return {
    kind: "run",
    outputFormat,
    status: said.status,
    content: said.answer,
    ...(inStream && said.texts.length > 1 && !failed ? { contentAll: [...said.texts] } : {}),
    category: said.category,
    ...(said.category === "server" && said.httpStatus === 529 ? { categoryAlso: ["rate_limit"] } : {}),
    httpStatus: shownStatus(said.httpStatus, run, version),
    ...(outputFormat === "text"
      ? { usage: null, costUsd: null, model: null }
      : figures(said, model, version)),
    ...(outputFormat === "json" ? { model: failed ? null : model, modelAlso: [null] } : {}),
    tools: inStream ? said.tools.map(named) : [],
    thinking: inStream && said.thinking,
  };
}

function shownStatus(status: number | null, { outputFormat }: RecordedRun, version: string): number | null {
  const unnamed = semver.lt(version, "2.1.0") || outputFormat === "text" ? [400, 401, 402] : [];
  return status !== null && unnamed.includes(status) ? null : status;
}

const NAMES: ToolNames = {
  shell: "Bash",
  write: "Write",
  read: "Read",
  edit: "Edit",
  plan: "TodoWrite",
  mcp: "mcp__{server}__{tool}",
};

function named(job: ToolJob): TruthTool {
  return toolOfJob(job, NAMES, true);
}

/** Tokens and cost of the conversation. Where none was answered the zeros that are printed are no one's report. */
function figures(said: ScenarioTruth, model: string, version: string): Partial<TruthEntry> {
  if (said.usage === null) return { usage: null, usageAlso: [NOTHING], costUsd: 0, model };
  const [costUsd = null, ...costUsdAlso] = [
    costOf(model, said.usage),
    ...sideCosts(said.usage, model, version),
  ];
  return { usage: usageOf(said.usage), costUsd, ...(costUsdAlso.length > 0 ? { costUsdAlso } : {}), model };
}

function usageOf({ input, output, cacheRead = 0, cacheWrite = 0 }: ScriptedTokens): TruthUsage {
  return { input, output, cacheRead, cacheWrite, reasoning: null };
}

/** The model that a run asks: the one that was named, or the CLI's own choice, which depends on the login. */
function modelOf({ argv, env = {} }: RecordedRun, version: string): string {
  const at = argv.indexOf("--model");
  const asked = at < 0 ? undefined : argv[at + 1];
  if (asked !== undefined) return ALIASES[asked] ?? asked;
  if (semver.lt(version, "2.1.0")) return "claude-sonnet-4-5-20250929";
  return env.CLAUDE_CODE_OAUTH_TOKEN ? "claude-sonnet-5-5" : "claude-opus-5-5";
}
