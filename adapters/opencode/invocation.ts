import type { CliIdentity, HealthCheck, Invocation, RunRequest } from "../../contracts/cli/v1/adapter.ts";
import { knownFlags } from "../shared/invocation/known-flags.ts";
import { type Option, toArgs, withSystemPrompt } from "../shared/invocation/options.ts";
import { startOf } from "../shared/invocation/wishes.ts";
import type { OpencodeConfig } from "./config.ts";
import { WISH_FLAGS } from "./manifest.ts";

/**
 * True when `run` of the installed CLI knows the flag: by its help, or because a recorded run was given it. An unknown
 * version is asked for records all the same: they can be had in no other way than with --format.
 */
const knowsFlag = knownFlags({
  since: new Map([
    ["--format", "1.0.185"],
    ["--title", "1.0.185"],
    ["--file", "1.3.2"],
    ["--fork", "1.3.2"],
    ["--thinking", "1.3.2"],
    ["--variant", "1.3.2"],
    ["--auto", "1.18.33"],
  ]),
  oldest: "0.5.29",
  needed: new Set(["--format"]),
});

/**
 * How to start opencode for one run. The prompt goes to stdin: an argument with a blank in it reaches the model in
 * quotes, and everybody on the machine can read it.
 */
export function invocation(request: RunRequest, config: OpencodeConfig, cli: CliIdentity): Invocation {
  const { images = [], effort = config.effort } = request;
  const options = [
    ...formatOptions(request, config),
    ...commonOptions(request, config),
    ...(images.length === 0 ? [] : [["--file", ...images] as const]),
    ...(effort === undefined ? [] : [["--variant", effort] as const]),
    ...(config.title === undefined ? [] : [["--title", config.title] as const]),
  ];
  const args = ["run", ...toArgs(options, (flag) => knowsFlag(cli, flag))];
  const stdin = withSystemPrompt(request);
  const parts = { command: config.command, args, stdin, otherwise: ["systemPrompt"] as const };
  const invocation = startOf(request, WISH_FLAGS, parts);
  if (request.outputFormat === "text" || args.includes("--format")) return invocation;
  return { ...invocation, unfulfilled: [...(invocation.unfulfilled ?? []), "outputFormat"] };
}

/** How to start opencode for a person at a terminal: they type the prompt themselves. */
export function interactiveInvocation(
  request: RunRequest,
  config: OpencodeConfig,
  cli: CliIdentity,
): Invocation {
  const args = toArgs(commonOptions(request, config), (flag) => knowsFlag(cli, flag));
  return startOf(request, WISH_FLAGS, { command: config.command, args, stdin: null });
}

/** Thoughts are asked for in records only: in text they would be among the answer. */
function formatOptions({ outputFormat }: RunRequest, { thinking }: OpencodeConfig): Option[] {
  if (outputFormat === "text") return [];
  return [["--format", "json"], ...(thinking ? [["--thinking"] as const] : [])];
}

function commonOptions(request: RunRequest, config: OpencodeConfig): Option[] {
  const { session, skipPermissions, model = config.model } = request;
  const options: Option[] = [];
  if (session !== undefined) options.push(["--session", session.id]);
  if (session?.fork) options.push(["--fork"]);
  if (model !== undefined) options.push(["--model", model]);
  if (config.agent !== undefined) options.push(["--agent", config.agent]);
  if (skipPermissions) options.push(["--auto"]);
  return options;
}

/** `opencode --version` prints `1.18.33` and nothing else. */
export const healthCheck: HealthCheck = {
  args: ["--version"],

  parseVersion(stdout) {
    return /^\s*(\d+\.\d+\.\d+(?:-[\w.]+)?)\s*$/m.exec(stdout)?.[1] ?? null;
  },
};
