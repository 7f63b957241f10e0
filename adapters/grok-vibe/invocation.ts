import type { CliIdentity, Invocation, RunRequest } from "../../contracts/cli/v1/adapter.ts";
import { knownFlags } from "../shared/invocation/known-flags.ts";
import { modelId } from "../shared/invocation/model-id.ts";
import { type Option, toArgs, withSystemPrompt } from "../shared/invocation/options.ts";
import { startOf, type Wish } from "../shared/invocation/wishes.ts";
import type { GrokVibeConfig } from "./config.ts";
import { manifest, WISH_FLAGS } from "./manifest.ts";

/** One version was recorded, with its help. */
const knowsFlag = knownFlags({ since: new Map(), oldest: "0.0.34" });

/**
 * How to start the CLI for one run. It takes a prompt by argument only. There is one format, no session to go on with,
 * and no question before a tool runs, so that nothing of a request stands for these.
 */
export function invocation(request: RunRequest, config: GrokVibeConfig, cli: CliIdentity): Invocation {
  const { maxTurns } = request;
  const options: Option[] = [["--prompt", withSystemPrompt(request)], ...commonOptions(request, config)];
  if (maxTurns !== undefined) options.push(["--max-tool-rounds", String(maxTurns)]);
  return start(options, request, config, cli, ["systemPrompt"]);
}

/** How to start the CLI for a person at a terminal: they type the prompt themselves. */
export function interactiveInvocation(
  request: RunRequest,
  config: GrokVibeConfig,
  cli: CliIdentity,
): Invocation {
  return start(commonOptions(request, config), request, config, cli, []);
}

function start(
  options: readonly Option[],
  request: RunRequest,
  config: GrokVibeConfig,
  cli: CliIdentity,
  otherwise: readonly Wish[],
): Invocation {
  const args = toArgs(options, (flag) => knowsFlag(cli, flag));
  return startOf(request, WISH_FLAGS, { command: config.command, args, stdin: null, otherwise });
}

function commonOptions(request: RunRequest, config: GrokVibeConfig): Option[] {
  const model = request.model ?? config.model;
  const options: Option[] = [];
  if (model !== undefined) options.push(["--model", modelId(manifest, model)]);
  if (config.baseUrl !== undefined) options.push(["--base-url", config.baseUrl]);
  return options;
}
