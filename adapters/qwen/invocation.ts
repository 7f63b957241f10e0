import type { CliIdentity, HealthCheck, Invocation, RunRequest } from "../../contracts/cli/v1/adapter.ts";
import { knownFlags } from "../shared/invocation/known-flags.ts";
import { type Option, toArgs, withSystemPrompt } from "../shared/invocation/options.ts";
import { approvalSetting, startOf } from "../shared/invocation/wishes.ts";
import type { QwenConfig } from "./config.ts";
import { WISH_FLAGS } from "./manifest.ts";

/**
 * True when the installed CLI knows the flag. What each version takes is known by its help (0.24.4), by a recorded run,
 * or by the options in its published package (0.1.4, 0.5.2, 0.12.0).
 */
const knowsFlag = knownFlags({
  since: new Map([
    ["--auth-type", "0.5.2"],
    ["--include-partial-messages", "0.5.2"],
    ["--max-session-turns", "0.5.2"],
    ["--resume", "0.5.2"],
    ["--fork-session", "0.24.4"],
    ["--json-schema", "0.24.4"],
    ["--mcp-config", "0.24.4"],
    ["--max-tool-calls", "0.24.4"],
    ["--max-wall-time", "0.24.4"],
  ]),
  oldest: "0.1.4",
  needed: new Set(["--resume"]),
});

/**
 * How to start qwen for one run. The prompt goes to stdin, and so does a system prompt: its flag would put it among the
 * arguments (INV-CLI-PROC-001). A stdout that is no terminal is all that asks for a run without a person.
 */
export function invocation(request: RunRequest, config: QwenConfig, cli: CliIdentity): Invocation {
  const { outputFormat: format = "stream-json", outputSchema } = request;
  const isPartial = request.partialMessages === true && format === "stream-json";
  const options: Option[] = [
    ["-o", format],
    ...(isPartial ? [["--include-partial-messages"] as const] : []),
    ...commonOptions(request, config),
    ...limits(request, config),
    ...(outputSchema === undefined ? [] : [["--json-schema", JSON.stringify(outputSchema)] as const]),
  ];
  // No help lists the short name by itself.
  const isKnown = (flag: string) => flag === "-o" || knowsFlag(cli, flag);
  const args = toArgs(options, isKnown);
  const stdin = withSystemPrompt(request);
  return startOf(request, WISH_FLAGS, { command: config.command, args, stdin, otherwise: ["systemPrompt"] });
}

/** How to start qwen for a person at a terminal: they type the prompt themselves. */
export function interactiveInvocation(request: RunRequest, config: QwenConfig, cli: CliIdentity): Invocation {
  const args = toArgs(commonOptions(request, config), (flag) => knowsFlag(cli, flag));
  return startOf(request, WISH_FLAGS, { command: config.command, args, stdin: null });
}

function commonOptions(request: RunRequest, config: QwenConfig): Option[] {
  const { session, model = config.model, skipPermissions, mcpConfig } = request;
  const mode = approvalSetting(request, config.approvalMode, "yolo");
  const tools = request.allowTools ?? config.allowTools ?? [];
  const options: Option[] = [];
  if (session !== undefined) options.push(["--resume", session.id]);
  if (session?.fork) options.push(["--fork-session"]);
  if (model !== undefined) options.push(["--model", model]);
  if (skipPermissions) options.push(["--yolo"]);
  else if (mode !== undefined) options.push(["--approval-mode", mode]);
  if (tools.length > 0) options.push(["--allowed-tools", ...tools]);
  if (mcpConfig !== undefined) options.push(["--mcp-config", mcpConfig]);
  if (config.authType !== undefined) options.push(["--auth-type", config.authType]);
  return options;
}

/** Limits at which the CLI gives up by itself: it ends with 53 or 55 then, and without a result. */
function limits({ maxTurns }: RunRequest, { maxToolCalls, maxWallSeconds }: QwenConfig): Option[] {
  const options: Option[] = [];
  if (maxTurns !== undefined) options.push(["--max-session-turns", String(maxTurns)]);
  if (maxToolCalls !== undefined) options.push(["--max-tool-calls", String(maxToolCalls)]);
  if (maxWallSeconds !== undefined) options.push(["--max-wall-time", `${maxWallSeconds}s`]);
  return options;
}

/** `qwen --version` prints `0.24.4` and nothing else. */
export const healthCheck: HealthCheck = {
  args: ["--version"],

  parseVersion(stdout) {
    return /^\s*v?(\d+\.\d+\.\d+(?:-[\w.]+)?)\s*$/m.exec(stdout)?.[1] ?? null;
  },
};
