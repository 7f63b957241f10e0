import type {
  CliIdentity,
  HealthCheck,
  Invocation,
  OutputFormat,
  RunRequest,
} from "../../contracts/cli/v1/adapter.ts";
import { knownFlags } from "../shared/invocation/known-flags.ts";
import { type Option, toArgs } from "../shared/invocation/options.ts";
import { approvalSetting, startOf, type Wish } from "../shared/invocation/wishes.ts";
import type { ClaudeConfig } from "./config.ts";
import { WISH_FLAGS } from "./manifest.ts";

const OLDEST_CERTIFIED = "2.0.76";

/**
 * True when the installed CLI knows the flag. Whether versions before the certified ones know these is not recorded.
 */
const knowsFlag = knownFlags({
  since: new Map([
    ["--fork-session", OLDEST_CERTIFIED],
    ["--include-partial-messages", OLDEST_CERTIFIED],
    ["--json-schema", OLDEST_CERTIFIED],
    ["--max-budget-usd", OLDEST_CERTIFIED],
    ["--mcp-config", OLDEST_CERTIFIED],
    ["--system-prompt", OLDEST_CERTIFIED],
    ["--effort", "2.1.332"],
  ]),
  oldest: OLDEST_CERTIFIED,
  hidden: new Set(["--max-turns"]),
});

/**
 * How to start claude for one run. The prompt goes to stdin and never into argv, where its length is limited and
 * everybody on the machine can read it (librefang/librefang#4764).
 */
export function invocation(request: RunRequest, config: ClaudeConfig, cli: CliIdentity): Invocation {
  const format = request.outputFormat ?? "stream-json";
  const options = [
    ["-p"] as const,
    ...formatOptions(format, request.partialMessages === true),
    ...commonOptions(request, config),
    ...limitOptions(request, config),
    ...(request.outputSchema === undefined
      ? []
      : [["--json-schema", JSON.stringify(request.outputSchema)] as const]),
  ];
  return started(options, request, config, cli, request.prompt, retryEnv(config));
}

/** How to start claude for a person at a terminal: they type the prompt themselves. */
export function interactiveInvocation(
  request: RunRequest,
  config: ClaudeConfig,
  cli: CliIdentity,
): Invocation {
  return started(commonOptions(request, config), request, config, cli, null, {});
}

function started(
  options: readonly Option[],
  request: RunRequest,
  config: ClaudeConfig,
  cli: CliIdentity,
  stdin: string | null,
  env: Readonly<Record<string, string>>,
): Invocation {
  const args = toArgs(options, isKnown(cli));
  const hasPrompt = args.some((word) => /^--(?:append-)?system-prompt(?:=|$)/.test(word));
  const otherwise: Wish[] = hasPrompt ? ["systemPrompt"] : [];
  return startOf(request, WISH_FLAGS, { command: config.command, args, stdin, env, otherwise });
}

function commonOptions(request: RunRequest, config: ClaudeConfig): Option[] {
  const { mcpConfig, effort = config.effort } = request;
  return [
    ...sessionOptions(request),
    ...modelOptions(request, config),
    ...(effort === undefined ? [] : [["--effort", effort] as const]),
    ...permissionOptions(request, config),
    ...(mcpConfig === undefined ? [] : [["--mcp-config", mcpConfig] as const]),
    ...promptOptions(request, config),
  ];
}

/** stream-json is refused without --verbose; json turns into an array with it. */
function formatOptions(format: OutputFormat, partial: boolean): Option[] {
  const options: Option[] = [["--output-format", format]];
  if (format !== "stream-json") return options;
  options.push(["--verbose"]);
  if (partial) options.push(["--include-partial-messages"]);
  return options;
}

function sessionOptions({ session }: RunRequest): Option[] {
  if (session === undefined) return [];
  const resume: Option = ["--resume", session.id];
  return session.fork ? [resume, ["--fork-session"]] : [resume];
}

function modelOptions(request: RunRequest, config: ClaudeConfig): Option[] {
  const model = request.model ?? config.model;
  return model === undefined ? [] : [["--model", model]];
}

function permissionOptions(request: RunRequest, config: ClaudeConfig): Option[] {
  const tools = request.allowTools ?? config.allowTools ?? [];
  const mode = approvalSetting(request, config.permissionMode, "bypassPermissions");
  const options: Option[] = tools.length > 0 ? [["--allowedTools", ...tools]] : [];
  if (request.skipPermissions) return [["--dangerously-skip-permissions"], ...options];
  return mode === undefined ? options : [["--permission-mode", mode], ...options];
}

function limitOptions(request: RunRequest, config: ClaudeConfig): Option[] {
  const { maxTurns = config.maxTurns, maxBudgetUsd = config.maxBudgetUsd } = request;
  const options: Option[] = maxTurns === undefined ? [] : [["--max-turns", String(maxTurns)]];
  return maxBudgetUsd === undefined ? options : [...options, ["--max-budget-usd", String(maxBudgetUsd)]];
}

function promptOptions({ systemPrompt }: RunRequest, { systemPromptMode }: ClaudeConfig): Option[] {
  if (systemPrompt === undefined) return [];
  return [[systemPromptMode === "append" ? "--append-system-prompt" : "--system-prompt", systemPrompt]];
}

/** `-p` is in no list of flags that a help gives. */
function isKnown(cli: CliIdentity): (flag: string) => boolean {
  return (flag) => flag === "-p" || knowsFlag(cli, flag);
}

function retryEnv({ maxRetries }: ClaudeConfig): Record<string, string> {
  return maxRetries === undefined ? {} : { CLAUDE_CODE_MAX_RETRIES: String(maxRetries) };
}

/** `claude --version` prints `2.1.332 (Claude Code)`. */
export const healthCheck: HealthCheck = {
  args: ["--version"],

  parseVersion(stdout) {
    return /^\s*(\d+\.\d+\.\d+(?:-[\w.]+)?) \(Claude Code\)/m.exec(stdout)?.[1] ?? null;
  },
};
