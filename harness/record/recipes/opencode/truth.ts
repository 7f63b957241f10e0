import semver from "semver";
import type { TruthEntry, TruthTool } from "../../../corpus/import/truth-entry.ts";
import type { ScriptedTokens, ToolJob } from "../../../scripted-api/scenario.ts";
import type { ScenarioTruth } from "../../../scripted-api/scenario-truth.ts";
import type { RecordedRun } from "../../recipe.ts";
import { type ToolNames, toolOfJob } from "../../tool-of-job.ts";
import { PRICES } from "./config.ts";

/** Dollars are reported for so many tokens. */
const PRICED = 1e6;

/**
 * What opencode shows of what the model said: in records each text, tool and model call with its tokens and its price
 * by the settings; as text the answers alone, and the model in a banner on stderr. Figures as OpenAI counts them
 * (dialect.json): cached tokens are input too, and thoughts output.
 */
export function truthOf(said: ScenarioTruth, { outputFormat }: RecordedRun, version: string): TruthEntry {
  const reported = outputFormat === "stream-json";
  const trimmed = semver.lt(version, "1.18.0");
  const { usage } = said;
  return {
    kind: "run",
    outputFormat,
    status: said.status,
    content: trimmed ? (said.answer?.trim() ?? null) : said.answer,
    ...(said.texts.length > 1 && said.status === "ok" ? texts(said, trimmed, reported) : {}),
    category: said.category,
    httpStatus: said.httpStatus,
    retryAfterMs: said.retryAfterMs,
    usage: reported && usage !== null ? asTruth(usage) : null,
    costUsd: reported && usage !== null ? cost(usage, version) : null,
    model: null,
    ...(reported ? {} : { modelAlso: ["lab-model"] }),
    ...(reported ? tools(said.tools) : { tools: [] }),
  };
}

/**
 * Before 1.18 white space around a text is gone. As text nothing distinguishes an answer from what was said before it.
 */
function texts({ texts: all }: ScenarioTruth, trimmed: boolean, reported: boolean): Partial<TruthEntry> {
  const printed = all.map((text) => (trimmed ? text.trim() : text));
  return reported ? { contentAll: printed } : { content: printed.join("\n"), contentAlso: [printed.at(-1)!] };
}

function asTruth({ input, output, cacheRead = 0, cacheWrite = 0, reasoning = 0 }: ScriptedTokens) {
  return { input: input + cacheRead, output, cacheRead, cacheWrite, reasoning };
}

/** Before 1.18 thoughts are paid for twice, once as output. */
function cost(tokens: ScriptedTokens, version: string): number {
  const { input, output, cacheRead = 0, cacheWrite = 0, reasoning = 0 } = tokens;
  const again = semver.lt(version, "1.18.0") ? reasoning * PRICES.output : 0;
  const sum = input * PRICES.input + output * PRICES.output + cacheRead * PRICES.cache_read;
  return (sum + cacheWrite * PRICES.cache_write + again) / PRICED;
}

/** A call that cannot be made is shown as a tool `invalid` that ended well, with the reason as its output. */
function tools(jobs: readonly ToolJob[]): Partial<TruthEntry> {
  const asMeant: TruthTool[] = jobs.map(meant);
  const asShown = jobs.map((job, at) => (isGood(job) ? asMeant[at]! : { name: "invalid", status: "error" }));
  if (jobs.every(isGood)) return { tools: asMeant };
  const completed = asShown.map((tool) => ({ ...tool, status: "ok" }));
  return { tools: asShown as TruthTool[], toolsAlso: [completed as TruthTool[], asMeant] };
}

function isGood({ does }: ToolJob): boolean {
  return does !== "unknown" && does !== "arguments";
}

const NAMES: ToolNames = {
  shell: "bash",
  write: "write",
  read: "read",
  edit: "edit",
  plan: "todowrite",
  mcp: "{server}_{tool}",
};

function meant(job: ToolJob): TruthTool {
  return toolOfJob(job, NAMES);
}
