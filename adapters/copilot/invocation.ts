import type { CliIdentity, HealthCheck, Invocation, RunRequest } from "../../contracts/cli/v1/adapter.ts";
import { knownFlags } from "../shared/invocation/known-flags.ts";
import { modelId } from "../shared/invocation/model-id.ts";
import { withSystemPrompt } from "../shared/invocation/options.ts";
import type { CopilotConfig } from "./config.ts";
import { manifest } from "./manifest.ts";

/**
 * The first recorded version that is known to take a flag: by its help, or because a recorded run was given it. Flags
 * that are not listed are known to all. No help of 1.0.32 was recorded, so it may know more than is said here.
 */
const SINCE: ReadonlyMap<string, string> = new Map([
  ["--output-format", "1.0.32"],
  ["--agent", "1.0.102"],
  ["--allow-all", "1.0.102"],
  ["--allow-tool", "1.0.102"],
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
  const { outputFormat, skipPermissions, allowTools = [] } = request;
  const approve = knowsFlag(cli, "--allow-all") ? "--allow-all" : "--allow-all-tools";
  const wanted = [
    ...(outputFormat === "text" ? [] : [["--output-format", "json"]]),
    ["--no-ask-user"],
    ...commonOptions(request, config, cli),
    ...(skipPermissions ? [[approve]] : allowTools.map((tool) => [`--allow-tool=${tool}`])),
  ];
  const stdin = withSystemPrompt(request);
  return { command: config.command, args: known(wanted, cli), stdin, env: environment(request, config, cli) };
}

/** How to start copilot for a person at a terminal: they type the prompt themselves. */
export function interactiveInvocation(
  request: RunRequest,
  config: CopilotConfig,
  cli: CliIdentity,
): Invocation {
  const args = known(commonOptions(request, config, cli), cli);
  return { command: config.command, args, stdin: null, env: environment(request, config, cli) };
}

/**
 * Values are tied to their flags: `--resume` and `--allow-tool` may stand without one, and would not take the next
 * word.
 */
function commonOptions(request: RunRequest, config: CopilotConfig, cli: CliIdentity): string[][] {
  const model = modelOf(request, config);
  return [
    ...(request.session === undefined ? [] : [[`--resume=${request.session.id}`]]),
    ...(model === undefined || !knowsFlag(cli, "--model") ? [] : [[`--model=${model}`]]),
    ...(config.agent === undefined ? [] : [[`--agent=${config.agent}`]]),
    ...(config.effort === undefined ? [] : [[`--reasoning-effort=${config.effort}`]]),
    ...(config.customInstructions ? [] : [["--no-custom-instructions"]]),
    ...config.denyTools.map((tool) => [`--deny-tool=${tool}`]),
  ];
}

/** Older versions are known to take the model from the environment only. */
function environment(
  request: RunRequest,
  config: CopilotConfig,
  cli: CliIdentity,
): NonNullable<Invocation["env"]> {
  const model = modelOf(request, config);
  const isByName = model === undefined || knowsFlag(cli, "--model");
  return { ...(isByName ? {} : { COPILOT_MODEL: model }), ...request.env };
}

/** The CLI knows no short names. */
function modelOf(request: RunRequest, config: CopilotConfig): string | undefined {
  const model = request.model ?? config.model;
  return model === undefined ? undefined : modelId(manifest, model);
}

function known(options: readonly string[][], cli: CliIdentity): string[] {
  return options.filter(([flag = ""]) => knowsFlag(cli, flag.replace(/=.*/s, ""))).flat();
}

/** `copilot --version` prints `GitHub Copilot CLI 1.0.102.`, with the full stop; before 1.0 the bare number. */
export const healthCheck: HealthCheck = {
  args: ["--version"],

  parseVersion(stdout) {
    return /^\s*(?:GitHub Copilot CLI )?(\d+\.\d+\.\d+(?:-\w+(?:\.\w+)*)?)\.?\s*$/m.exec(stdout)?.[1] ?? null;
  },
};
