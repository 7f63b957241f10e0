import type { CliIdentity, Invocation, RunRequest } from "../../contracts/cli/v1/adapter.ts";
import { modelId } from "../shared/invocation/model-id.ts";
import { withSystemPrompt } from "../shared/invocation/with-system-prompt.ts";
import type { CopilotConfig } from "./config.ts";
import { knowsFlag } from "./known-flags.ts";
import { manifest } from "./manifest.ts";

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

/** Values are tied to their flags: `--resume` and `--allow-tool` may stand without one, and would not take the next word. */
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
