import type { CliIdentity, HealthCheck, Invocation, RunRequest } from "../../contracts/cli/v1/adapter.ts";
import { knownFlags } from "../shared/invocation/known-flags.ts";
import { type Option, toArgs } from "../shared/invocation/options.ts";
import { startOf } from "../shared/invocation/wishes.ts";
import type { ClineConfig } from "./config.ts";
import { WISH_FLAGS } from "./manifest.ts";

/** One version was recorded, with its help. */
const knowsFlag = knownFlags({ since: new Map(), oldest: "3.0.65" });

/**
 * How to start cline for one run. The prompt is an argument: with `--json` this version reads no stdin, whatever its
 * help says. An argument without a blank would be taken for a command, so a single word gets one behind it.
 */
export function invocation(request: RunRequest, config: ClineConfig, cli: CliIdentity): Invocation {
  const approve = request.skipPermissions ? "true" : "false";
  const options: Option[] = [["--json"], ...commonOptions(request, config), ["--auto-approve", approve]];
  const invocation = started(options, request, config, cli);
  return { ...invocation, args: [...invocation.args, "--", quoted(request.prompt)] };
}

/** How to start cline for a person at a terminal: they type the prompt themselves. */
export function interactiveInvocation(
  request: RunRequest,
  config: ClineConfig,
  cli: CliIdentity,
): Invocation {
  const resume: Option[] = request.session === undefined ? [] : [["--id=", request.session.id]];
  return started([["--tui"], ...resume, ...commonOptions(request, config)], request, config, cli);
}

function started(
  options: readonly Option[],
  request: RunRequest,
  config: ClineConfig,
  cli: CliIdentity,
): Invocation {
  const args = toArgs(options, (flag) => knowsFlag(cli, flag));
  return startOf(request, WISH_FLAGS, { command: config.command, args, stdin: null });
}

/** Values are tied to their flags, so that none of them becomes a flag of its own. */
function commonOptions(request: RunRequest, config: ClineConfig): Option[] {
  const { model = config.model, effort = config.effort } = request;
  const options: [flag: string, value: string | number | undefined][] = [
    ["--provider=", config.provider],
    ["--model=", model],
    ["--system=", request.systemPrompt],
    ["--thinking=", effort],
    ["--retries=", config.retries],
    ["--config=", config.configFolder],
    ["--data-dir=", config.dataFolder],
  ];
  const given = options.flatMap(([flag, value]): Option[] =>
    value === undefined ? [] : [[flag, String(value)]],
  );
  return config.plan ? [["--plan"], ...given] : given;
}

function quoted(prompt: string): string {
  return /\s/.test(prompt) ? prompt : `${prompt} `;
}

/** `cline --version` prints the bare number. */
export const healthCheck: HealthCheck = {
  args: ["--version"],

  parseVersion(printed) {
    return /^\s*(\d+\.\d+\.\d+(?:-[\w.]+)?)\s*$/m.exec(printed)?.[1] ?? null;
  },
};
