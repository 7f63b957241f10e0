import type { HealthCheck, Invocation, RunRequest } from "../../contracts/cli/v1/adapter.ts";
import type { ClineConfig } from "./config.ts";

/**
 * How to start cline for one run. The prompt is an argument: with `--json` this version reads no stdin, whatever its
 * help says. An argument without a blank would be taken for a command, so a single word gets one behind it.
 */
export function invocation(request: RunRequest, config: ClineConfig): Invocation {
  const args = [
    "--json",
    ...commonOptions(request, config),
    "--auto-approve",
    request.skipPermissions ? "true" : "false",
    "--",
    quoted(request.prompt),
  ];
  return { command: config.command, args, stdin: null, env: environment(request) };
}

/** How to start cline for a person at a terminal: they type the prompt themselves. */
export function interactiveInvocation(request: RunRequest, config: ClineConfig): Invocation {
  const resume = request.session === undefined ? [] : [`--id=${request.session.id}`];
  const args = ["--tui", ...resume, ...commonOptions(request, config)];
  return { command: config.command, args, stdin: null, env: environment(request) };
}

/** Values are tied to their flags, so that none of them becomes a flag of its own. */
function commonOptions(request: RunRequest, config: ClineConfig): string[] {
  const model = request.model ?? config.model;
  const options: [flag: string, value: string | number | undefined][] = [
    ["--provider", config.provider],
    ["--model", model],
    ["--system", request.systemPrompt],
    ["--thinking", config.thinking],
    ["--retries", config.retries],
    ["--config", config.configFolder],
    ["--data-dir", config.dataFolder],
  ];
  const given = options.flatMap(([flag, value]) => (value === undefined ? [] : [`${flag}=${value}`]));
  return config.plan ? ["--plan", ...given] : given;
}

function environment({ env }: RunRequest): NonNullable<Invocation["env"]> {
  return { ...env };
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
