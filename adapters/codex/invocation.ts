import semver from "semver";
import type { CliIdentity, Invocation, RunRequest } from "../../contracts/cli/v1/adapter.ts";
import { knownFlags } from "../shared/invocation/known-flags.ts";
import { modelId } from "../shared/invocation/model-id.ts";
import { type Option, toArgs } from "../shared/invocation/options.ts";
import type { CodexConfig } from "./config.ts";
import { manifest } from "./manifest.ts";

/** First certified version with a subcommand that goes on in a copy of a session. */
const FORK_SINCE = "0.171.0";

/** True when the installed CLI knows the flag, by its help where somebody looked; all certified versions know all. */
const knowsFlag = knownFlags({ since: new Map(), oldest: "0.36.0" });

/**
 * How to start codex for one run. The prompt goes to stdin: in the arguments everybody on the machine can read it, and
 * from 0.120 on a prompt there makes the CLI wait for the end of stdin besides (openai/codex#20919).
 *
 * A new session has no prompt argument and a resumed one has `-`: the notice "Reading prompt from stdin..." is then
 * what tells a run whose usage is its own from one whose usage is its thread's.
 */
export function invocation(request: RunRequest, config: CodexConfig, cli: CliIdentity): Invocation {
  const options: Option[] = [
    ...(request.outputFormat === "text" ? [] : [["--json"] as const]),
    ...(config.skipGitRepoCheck ? [["--skip-git-repo-check"] as const] : []),
    ...commonOptions(request, config),
  ];
  const args = ["exec", ...toArgs(options, (flag) => knowsFlag(cli, flag))];
  return {
    command: config.command,
    args: [...args, ...sessionArguments(request, cli, ["-"])],
    stdin: request.prompt,
    env: { ...request.env },
  };
}

/** How to start codex for a person at a terminal: they type the prompt themselves. */
export function interactiveInvocation(
  request: RunRequest,
  config: CodexConfig,
  cli: CliIdentity,
): Invocation {
  const args = toArgs(commonOptions(request, config), (flag) => knowsFlag(cli, flag));
  return {
    command: config.command,
    args: [...args, ...sessionArguments(request, cli, [])],
    stdin: null,
    env: { ...request.env },
  };
}

function commonOptions(request: RunRequest, config: CodexConfig): Option[] {
  const model = request.model ?? config.model;
  const overrides = { ...config.overrides, ...instructions(request) };
  const options: Option[] = model === undefined ? [] : [["--model", modelId(manifest, model)]];
  if (request.skipPermissions) options.push(["--dangerously-bypass-approvals-and-sandbox"]);
  else if (config.sandbox !== undefined) options.push(["--sandbox", config.sandbox]);
  return [
    ...options,
    ...Object.entries(overrides).map(([key, value]): Option => ["--config", `${key}=${value}`]),
  ];
}

/** There is no flag for a system prompt, but a setting; a JSON string is a TOML string too. */
function instructions({ systemPrompt }: RunRequest): Record<string, string> {
  return systemPrompt === undefined ? {} : { developer_instructions: JSON.stringify(systemPrompt) };
}

/** An id that looks like a flag is behind `--`, so that it cannot become one. */
function sessionArguments({ session }: RunRequest, cli: CliIdentity, prompt: string[]): string[] {
  if (session === undefined) return [];
  const command = session.fork && knowsFork(cli) ? "fork" : "resume";
  const guard = session.id.startsWith("-") ? ["--"] : [];
  return [command, ...guard, session.id, ...prompt];
}

/** True when `codex exec fork` is there. Of an unknown version only what all versions know counts. */
function knowsFork({ version }: CliIdentity): boolean {
  const installed = version === null ? null : semver.valid(version);
  return installed !== null && semver.gte(installed, FORK_SINCE);
}
