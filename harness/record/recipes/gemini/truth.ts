import semver from "semver";
import stripAnsi from "strip-ansi";
import type { TruthEntry, TruthTool, TruthUsage } from "../../../corpus/import/truth-entry.ts";
import type { ScriptedTokens, ToolJob } from "../../../scripted-api/scenario.ts";
import type { ScenarioTruth } from "../../../scripted-api/scenario-truth.ts";
import { tokensOf } from "../../../scripted-api/tokens-of.ts";
import type { RecordedRun } from "../../recipe.ts";
import { type ToolNames, toolOfJob } from "../../tool-of-job.ts";

/**
 * What gemini shows of what the model said. Input holds the cached tokens and output no thoughts (dialect.json).
 * Without `-m` a router asks a small model first, and its tokens are in the totals; since 0.12 the output also
 * reports the answering calls apart, so those alone are right too. No version prints a cost, or a thought.
 */
export function truthOf(said: ScenarioTruth, run: RecordedRun, version: string): TruthEntry {
  const { outputFormat } = run;
  const inStream = outputFormat === "stream-json";
  const shown = outputFormat !== "text";
  const asked = argumentOf(run, "-m");
  const tools = said.tools.map(named);
  const failed = said.status === "error";
  return {
    kind: "run",
    outputFormat,
    status: said.status,
    content: asShown(said.answer, version),
    // Text prints every text, a line each: where the last one begins it does not tell.
    ...(outputFormat === "text" && said.texts.length > 1 && !failed
      ? { content: asShown(said.texts.join("\n"), version), contentAlso: [asShown(said.answer, version)] }
      : {}),
    ...(inStream && said.texts.length > 1 && !failed
      ? { contentAll: said.texts.map((text) => asShown(text, version)) }
      : {}),
    category: said.category,
    httpStatus: said.httpStatus,
    ...(failed ? { httpStatusAlso: [null] } : {}),
    ...(shown ? usages(said, inStream, asked === undefined, version) : { usage: null }),
    costUsd: null,
    ...models(run, asked, failed, version),
    tools: inStream ? tools : [],
    ...(outputFormat === "json" && tools.length > 0 ? { toolsAlso: [tools] } : {}),
  };
}

/** The word behind a flag. */
function argumentOf({ argv }: RecordedRun, flag: string): string | undefined {
  const at = argv.indexOf(flag);
  return at < 0 ? undefined : argv[at + 1];
}

/** From 0.24 on no escape sequence of the model gets through. */
function asShown(text: string | null, version: string): string | null {
  return text !== null && semver.gte(version, "0.24.0") ? stripAnsi(text) : text;
}

const NAMES: ToolNames = {
  shell: "run_shell_command",
  write: "write_file",
  read: "read_file",
  edit: "replace",
  plan: "write_todos",
  mcp: "mcp_{server}_{tool}",
};

/** A command that fails is a good call to gemini: it prints what the command printed. */
function named(job: ToolJob): TruthTool {
  return toolOfJob(job, NAMES);
}

function usages(
  said: ScenarioTruth,
  inStream: boolean,
  routed: boolean,
  version: string,
): Partial<TruthEntry> {
  const cachedShown = !inStream || semver.gte(version, "0.12.0");
  const none = figures({ input: 0, output: 0 }, cachedShown);
  const router = (routed ? tokensOf({}) : null) ?? { input: 0, output: 0 };
  const own = said.usage;
  // A run without an answer prints zeros, which are no one's report, or what its router used.
  if (own === null)
    return inStream
      ? { usage: null, usageAlso: [none, ...(routed ? [figures(router, cachedShown)] : [])] }
      : { usage: null };
  const all = figures(sum(own, router), cachedShown);
  const main = figures(own, cachedShown);
  const thoughts = own.reasoning ?? 0;
  const reported = [all, main].map((one) => ({ ...one, reasoning: thoughts }));
  return inStream
    ? { usage: all, usageAlso: [main, ...(thoughts > 0 ? reported : [])] }
    : { usage: reported[0]!, usageAlso: [all, reported[1]!, main] };
}

/** Figures as gemini counts them, thoughts left out. */
function figures(tokens: ScriptedTokens, cachedShown: boolean): TruthUsage {
  const { input, output, cacheRead = 0, reasoning = 0 } = tokens;
  return {
    input: input + cacheRead,
    output: output - reasoning,
    cacheRead: cachedShown ? cacheRead : null,
    cacheWrite: null,
    reasoning: null,
  };
}

function sum(one: ScriptedTokens, other: ScriptedTokens): ScriptedTokens {
  return { ...one, input: one.input + other.input, output: one.output + other.output };
}

/** A stream says first what was asked for, the object at the end what answered; text says neither. */
function models(
  { outputFormat }: RecordedRun,
  asked: string | undefined,
  failed: boolean,
  version: string,
): Partial<TruthEntry> {
  if (outputFormat === "text") return { model: null };
  const [chosen, unrouted] = semver.lt(version, "0.12.0")
    ? ["gemini-2.5-flash", "gemini-2.5-pro"]
    : ["gemini-3.8-flash", "gemini-3.1-pro-preview"];
  const answering = asked ?? chosen!;
  // Which of them the router takes is the scripted API's choice.
  if (outputFormat === "json") {
    return { model: failed ? null : answering, modelAlso: [...(asked || failed ? [] : [unrouted!]), null] };
  }
  return { model: asked ?? "auto", modelAlso: [answering, ...(asked ? [] : [unrouted!]), null] };
}
