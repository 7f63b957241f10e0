import type {
  CliIdentity,
  HealthCheck,
  Invocation,
  OutputFormat,
  RunRequest,
} from "../../contracts/cli/v1/adapter.ts";
import { knownFlags } from "../shared/invocation/known-flags.ts";
import { type Option, toArgs } from "../shared/invocation/options.ts";
import type { ClaudeConfig } from "./config.ts";

const OLDEST_CERTIFIED = "2.0.76";

/**
 * True when the installed CLI knows the flag. Whether versions before the certified ones know these is not recorded.
 */
const knowsFlag = knownFlags({
  since: new Map([
    ["--fork-session", OLDEST_CERTIFIED],
    ["--include-partial-messages", OLDEST_CERTIFIED],
    ["--system-prompt", OLDEST_CERTIFIED],
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
    ...sessionOptions(request),
    ...modelOptions(request, config),
    ...permissionOptions(request, config),
    ...turnOptions(request, config),
    ...promptOptions(request, config),
  ];
  return {
    command: config.command,
    args: toArgs(options, isKnown(cli)),
    stdin: request.prompt,
    env: { ...retryEnv(config), ...request.env },
  };
}

/** How to start claude for a person at a terminal: they type the prompt themselves. */
export function interactiveInvocation(
  request: RunRequest,
  config: ClaudeConfig,
  cli: CliIdentity,
): Invocation {
  const options = [
    ...sessionOptions(request),
    ...modelOptions(request, config),
    ...permissionOptions(request, config),
    ...promptOptions(request, config),
  ];
  return {
    command: config.command,
    args: toArgs(options, isKnown(cli)),
    stdin: null,
    env: { ...request.env },
  };
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
  const tools = request.allowTools ?? config.allowedTools ?? [];
  const options: Option[] = tools.length > 0 ? [["--allowedTools", ...tools]] : [];
  if (request.skipPermissions) return [["--dangerously-skip-permissions"], ...options];
  return config.permissionMode === undefined
    ? options
    : [["--permission-mode", config.permissionMode], ...options];
}

function turnOptions(request: RunRequest, config: ClaudeConfig): Option[] {
  const maxTurns = request.maxTurns ?? config.maxTurns;
  return maxTurns === undefined ? [] : [["--max-turns", String(maxTurns)]];
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
