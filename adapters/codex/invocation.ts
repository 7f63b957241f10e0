import path from "node:path";
import semver from "semver";
import type { CliIdentity, Invocation, RunRequest } from "../../contracts/cli/v1/adapter.ts";
import { knownFlags } from "../shared/invocation/known-flags.ts";
import { modelId } from "../shared/invocation/model-id.ts";
import { type Option, toArgs } from "../shared/invocation/options.ts";
import { approvalSetting, startOf, type Wish } from "../shared/invocation/wishes.ts";
import type { CodexConfig } from "./config.ts";
import { manifest, WISH_FLAGS } from "./manifest.ts";

/** First certified version with a subcommand that goes on in a copy of a session. */
const FORK_SINCE = "0.171.0";

/** True when the installed CLI knows the flag, by its help where somebody looked, or by a recorded run. */
const knowsFlag = knownFlags({
  since: new Map([
    ["--image", "0.171.0"],
    ["--output-schema", "0.171.0"],
  ]),
  oldest: "0.36.0",
});

const SCHEMA_FILE = "output-schema.json";

/**
 * How to start codex for one run. The prompt goes to stdin: in the arguments everybody on the machine can read it, and
 * from 0.120 on a prompt there makes the CLI wait for the end of stdin besides (openai/codex#20919).
 *
 * A new session has no prompt argument and a resumed one has `-`: the notice "Reading prompt from stdin..." is then
 * what tells a run whose usage is its own from one whose usage is its thread's.
 */
export function invocation(request: RunRequest, config: CodexConfig, cli: CliIdentity): Invocation {
  const { outputSchema, outputFormat } = request;
  const schemaFile = path.join(request.filesFolder ?? ".", SCHEMA_FILE);
  const options: Option[] = [
    ...(outputFormat === "text" ? [] : [["--json"] as const]),
    ...(config.skipGitRepoCheck ? [["--skip-git-repo-check"] as const] : []),
    ...(outputSchema === undefined ? [] : [["--output-schema", schemaFile] as const]),
    ...commonOptions(request, config),
  ];
  const invocation = started(["exec"], options, request, config, cli, ["-"]);
  if (!invocation.args.includes("--output-schema")) return { ...invocation, stdin: request.prompt };
  const files = [{ path: SCHEMA_FILE, text: JSON.stringify(outputSchema) }];
  return { ...invocation, stdin: request.prompt, files };
}

/** How to start codex for a person at a terminal: they type the prompt themselves. */
export function interactiveInvocation(
  request: RunRequest,
  config: CodexConfig,
  cli: CliIdentity,
): Invocation {
  return started([], commonOptions(request, config), request, config, cli, []);
}

function started(
  command: readonly string[],
  options: readonly Option[],
  request: RunRequest,
  config: CodexConfig,
  cli: CliIdentity,
  prompt: readonly string[],
): Invocation {
  const flags = toArgs(options, (flag) => knowsFlag(cli, flag));
  const args = [...command, ...flags, ...sessionArguments(request, cli, prompt)];
  const otherwise: Wish[] = ["session"];
  if (knowsFork(cli)) otherwise.push("fork");
  if (knowsFlag(cli, "--config")) otherwise.push("systemPrompt", "effort");
  return startOf(request, WISH_FLAGS, { command: config.command, args, stdin: null, otherwise });
}

function commonOptions(request: RunRequest, config: CodexConfig): Option[] {
  const { model = config.model, images = [] } = request;
  const overrides = { ...config.overrides, ...settings(request, config) };
  const sandbox = approvalSetting(request, config.sandbox, "danger-full-access");
  const options: Option[] = model === undefined ? [] : [["--model", modelId(manifest, model)]];
  if (request.skipPermissions) options.push(["--dangerously-bypass-approvals-and-sandbox"]);
  else if (sandbox !== undefined) options.push(["--sandbox", sandbox]);
  if (images.length > 0) options.push(["--image=", ...images]);
  return [
    ...options,
    ...Object.entries(overrides).map(([key, value]): Option => ["--config", `${key}=${value}`]),
  ];
}

/** What no flag takes, as settings of config.toml; a JSON string is a TOML string too. */
function settings({ systemPrompt, effort }: RunRequest, config: CodexConfig): Record<string, string> {
  const level = effort ?? config.effort;
  return {
    ...(systemPrompt !== undefined && { developer_instructions: JSON.stringify(systemPrompt) }),
    ...(level !== undefined && { model_reasoning_effort: JSON.stringify(level) }),
  };
}

/** An id that looks like a flag is behind `--`, so that it cannot become one. */
function sessionArguments({ session }: RunRequest, cli: CliIdentity, prompt: readonly string[]): string[] {
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
