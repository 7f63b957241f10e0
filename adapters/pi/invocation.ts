import type { CliIdentity, HealthCheck, Invocation, RunRequest } from "../../contracts/cli/v1/adapter.ts";
import { knownFlags } from "../shared/invocation/known-flags.ts";
import { type Option, toArgs, withSystemPrompt } from "../shared/invocation/options.ts";
import { startOf, type Wish } from "../shared/invocation/wishes.ts";
import type { PiConfig } from "./config.ts";
import { WISH_FLAGS } from "./manifest.ts";

/**
 * The first version that takes a flag, by its changelog. Flags that are not listed are in the help of 0.73.1 already.
 */
const SINCE: ReadonlyMap<string, string> = new Map([["--exclude-tools", "0.77.0"]]);

/** True when the installed CLI knows the flag. */
const knowsFlag = knownFlags({ since: SINCE, oldest: "0.73.1" });

/**
 * How to start pi for one run. The prompt goes to stdin: there an `@` at its start attaches no file and a dash makes no
 * option. `-p` takes a word behind it for the prompt, so it is ahead of `--mode`.
 */
export function invocation(request: RunRequest, config: PiConfig, cli: CliIdentity): Invocation {
  const options: Option[] = [
    ["-p"],
    ["--mode", request.outputFormat === "text" ? "text" : "json"],
    ...commonOptions(request, config),
  ];
  return started(options, request, config, cli, withSystemPrompt(request));
}

/** How to start pi for a person at a terminal: they type the prompt themselves. */
export function interactiveInvocation(request: RunRequest, config: PiConfig, cli: CliIdentity): Invocation {
  return started(commonOptions(request, config), request, config, cli, null);
}

function started(
  options: readonly Option[],
  request: RunRequest,
  config: PiConfig,
  cli: CliIdentity,
  stdin: string | null,
): Invocation {
  const args = toArgs(options, (flag) => knowsFlag(cli, flag));
  // A fork names its session by a flag of its own.
  const forked: Wish[] = request.session?.fork ? ["session"] : [];
  const otherwise: Wish[] = stdin === null ? forked : ["systemPrompt", ...forked];
  return startOf(request, WISH_FLAGS, { command: config.command, args, stdin, otherwise });
}

function commonOptions(request: RunRequest, config: PiConfig): Option[] {
  const { model = config.model, effort = config.effort } = request;
  const { provider, tools = [], excludeTools = [], sessionDir } = config;
  const options: Option[] = [];
  if (provider !== undefined) options.push(["--provider", provider]);
  if (model !== undefined) options.push(["--model", model]);
  if (effort !== undefined) options.push(["--thinking", effort]);
  if (tools.length > 0) options.push(["--tools", tools.join(",")]);
  if (excludeTools.length > 0) options.push(["--exclude-tools", excludeTools.join(",")]);
  if (sessionDir !== undefined) options.push(["--session-dir", sessionDir]);
  return [...options, ...sessionOptions(request, config)];
}

/** `--fork` and `--session` exclude each other; a session that is gone on with stays a file. */
function sessionOptions({ session }: RunRequest, { keepSession }: PiConfig): Option[] {
  if (session !== undefined) return [[session.fork ? "--fork" : "--session", session.id]];
  return keepSession ? [] : [["--no-session"]];
}

/** `pi --version` prints `1.6.0` and nothing else. 0.73.1 prints it on stderr when stdout is no terminal. */
export const healthCheck: HealthCheck = {
  args: ["--version"],

  parseVersion(stdout) {
    return /^\s*(\d+\.\d+\.\d+(?:-[\w.]+)?)\s*$/m.exec(stdout)?.[1] ?? null;
  },
};
