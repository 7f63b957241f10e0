import type { CliIdentity, Invocation, RunRequest } from "../../contracts/cli/v1/adapter.ts";
import { knownFlags } from "../shared/invocation/known-flags.ts";
import { modelId } from "../shared/invocation/model-id.ts";
import { type Option, toArgs, withSystemPrompt } from "../shared/invocation/options.ts";
import { approvalSetting, startOf } from "../shared/invocation/wishes.ts";
import type { GeminiConfig } from "./config.ts";
import { manifest, WISH_FLAGS } from "./manifest.ts";

/**
 * True when the installed CLI knows the flag. What each version takes is known by its help (0.61.0), by a recorded run,
 * or by the options in its published package (0.8.2, 0.24.0).
 */
const knowsFlag = knownFlags({
  since: new Map([
    ["--resume", "0.24.0"],
    ["--skip-trust", "0.61.0"],
  ]),
  oldest: "0.8.2",
});

/**
 * How to start gemini for one run. The prompt goes to stdin, of which the CLI reads 8 MiB. `-p ""` asks for a run
 * without a person and adds nothing to what stdin holds; from 0.35 on a prompt among the arguments opens the screen
 * (paperclipai/paperclip#2236).
 */
export function invocation(request: RunRequest, config: GeminiConfig, cli: CliIdentity): Invocation {
  const options: Option[] = [
    ["--output-format", request.outputFormat ?? "stream-json"],
    ...commonOptions(request, config),
  ];
  const args = ["-p", "", ...toArgs(options, (flag) => knowsFlag(cli, flag))];
  const stdin = withSystemPrompt(request);
  return startOf(request, WISH_FLAGS, { command: config.command, args, stdin, otherwise: ["systemPrompt"] });
}

/** How to start gemini for a person at a terminal: they type the prompt themselves. */
export function interactiveInvocation(
  request: RunRequest,
  config: GeminiConfig,
  cli: CliIdentity,
): Invocation {
  const args = toArgs(commonOptions(request, config), (flag) => knowsFlag(cli, flag));
  return startOf(request, WISH_FLAGS, { command: config.command, args, stdin: null });
}

function commonOptions(request: RunRequest, config: GeminiConfig): Option[] {
  const { session, model = config.model, skipPermissions } = request;
  const mode = approvalSetting(request, config.approvalMode, "yolo");
  const tools = request.allowTools ?? config.allowTools ?? [];
  const options: Option[] = [];
  if (session !== undefined) options.push(["--resume", session.id]);
  if (model !== undefined) options.push(["--model", modelId(manifest, model)]);
  if (skipPermissions) options.push(["--yolo"]);
  else if (mode !== undefined) options.push(["--approval-mode", mode]);
  if (tools.length > 0) options.push(["--allowed-tools", ...tools]);
  if (config.skipTrust) options.push(["--skip-trust"]);
  return options;
}
