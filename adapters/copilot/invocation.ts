import type { CliIdentity, HealthCheck, Invocation, RunRequest } from "../../contracts/cli/v1/adapter.ts";
import { knownFlags } from "../shared/invocation/known-flags.ts";
import { modelId } from "../shared/invocation/model-id.ts";
import { type Option, toArgs, withSystemPrompt } from "../shared/invocation/options.ts";
import { startOf, type Wish } from "../shared/invocation/wishes.ts";
import type { CopilotConfig } from "./config.ts";
import { manifest, WISH_FLAGS } from "./manifest.ts";

/**
 * The first recorded version that is known to take a flag: by its help, or because a recorded run was given it. Flags
 * that are not listed are known to all. No help of 1.0.32 was recorded, so it may know more than is said here.
 */
const SINCE: ReadonlyMap<string, string> = new Map([
  ["--output-format", "1.0.32"],
  ["--additional-mcp-config", "1.0.102"],
  ["--agent", "1.0.102"],
  ["--allow-all", "1.0.102"],
  ["--allow-tool", "1.0.102"],
  ["--attachment", "1.0.102"],
  ["--deny-tool", "1.0.102"],
  ["--model", "1.0.102"],
  ["--no-ask-user", "1.0.102"],
  ["--no-custom-instructions", "1.0.102"],
  ["--reasoning-effort", "1.0.102"],
]);

/** True when the installed CLI knows the flag. */
const knowsFlag = knownFlags({ since: SINCE, oldest: "1.0.32" });

/**
 * How to start copilot for one run. The prompt goes to stdin, which is read where no `-p` is given: an argument ends at
 * 128 KiB, and everybody on the machine can read it.
 */
export function invocation(request: RunRequest, config: CopilotConfig, cli: CliIdentity): Invocation {
  const { outputFormat, skipPermissions, allowTools = [], images = [] } = request;
  const approve = knowsFlag(cli, "--allow-all") ? "--allow-all" : "--allow-all-tools";
  const options: Option[] = outputFormat === "text" ? [] : [["--output-format", "json"]];
  options.push(["--no-ask-user"], ...commonOptions(request, config));
  if (skipPermissions) options.push([approve]);
  if (allowTools.length > 0) options.push(["--allow-tool=", ...allowTools]);
  if (images.length > 0) options.push(["--attachment=", ...images]);
  const invocation = started(options, request, config, cli, withSystemPrompt(request));
  if (outputFormat === "text" || invocation.args.includes("--output-format")) return invocation;
  return { ...invocation, unfulfilled: [...(invocation.unfulfilled ?? []), "outputFormat"] };
}

/** How to start copilot for a person at a terminal: they type the prompt themselves. */
export function interactiveInvocation(
  request: RunRequest,
  config: CopilotConfig,
  cli: CliIdentity,
): Invocation {
  return started(commonOptions(request, config), request, config, cli, null);
}

/** Older versions are known to take the model from the environment only. */
function started(
  options: readonly Option[],
  request: RunRequest,
  config: CopilotConfig,
  cli: CliIdentity,
  stdin: string | null,
): Invocation {
  const args = toArgs(options, (flag) => knowsFlag(cli, flag));
  const model = modelOf(request, config);
  const isByName = model === undefined || knowsFlag(cli, "--model");
  const otherwise: Wish[] = isByName ? [] : ["model"];
  if (stdin !== null) otherwise.push("systemPrompt");
  if (args.some((word) => /^--allow-all(?:-tools)?$/.test(word))) otherwise.push("skipPermissions");
  const env = isByName ? {} : { COPILOT_MODEL: model };
  return startOf(request, WISH_FLAGS, { command: config.command, args, stdin, env, otherwise });
}

/**
 * Values are tied to their flags: `--resume` and `--allow-tool` may stand without one, and would not take the next
 * word.
 */
function commonOptions(request: RunRequest, config: CopilotConfig): Option[] {
  const { session, effort = config.effort, mcpConfig } = request;
  const model = modelOf(request, config);
  const options: Option[] = [];
  if (session !== undefined) options.push(["--resume=", session.id]);
  if (model !== undefined) options.push(["--model=", model]);
  if (config.agent !== undefined) options.push(["--agent=", config.agent]);
  if (effort !== undefined) options.push(["--reasoning-effort=", effort]);
  if (mcpConfig !== undefined) options.push(["--additional-mcp-config=", `@${mcpConfig}`]);
  if (!config.customInstructions) options.push(["--no-custom-instructions"]);
  if (config.denyTools.length > 0) options.push(["--deny-tool=", ...config.denyTools]);
  return options;
}

/** The CLI knows no short names. */
function modelOf(request: RunRequest, config: CopilotConfig): string | undefined {
  const model = request.model ?? config.model;
  return model === undefined ? undefined : modelId(manifest, model);
}

/** `copilot --version` prints `GitHub Copilot CLI 1.0.102.`, with the full stop; before 1.0 the bare number. */
export const healthCheck: HealthCheck = {
  args: ["--version"],

  parseVersion(stdout) {
    return /^\s*(?:GitHub Copilot CLI )?(\d+\.\d+\.\d+(?:-\w+(?:\.\w+)*)?)\.?\s*$/m.exec(stdout)?.[1] ?? null;
  },
};
