import { spawn } from "node:child_process";
import { modelId } from "../../../../adapters/shared/invocation/model-id.ts";
import { requestProblem } from "../../../../adapters/shared/invocation/request-problem.ts";
import { childEnvironment } from "../../../../adapters/shared/run/child/child-environment.ts";
import { commandLine } from "../../../../adapters/shared/run/command/command-line.ts";
import {
  commandCandidates,
  resolveCommand,
} from "../../../../adapters/shared/run/command/resolve-command.ts";
import type { Adapter, RunRequest } from "../../../../contracts/cli/v1/adapter.ts";
import { installedVersion } from "../../cli-version.ts";
import { childExitCode, NOT_FOUND } from "./exit-code.ts";

/** A person's terminal is none of the things that a program's is not. */
const TERMINAL = ["TERM", "COLORTERM", "NO_COLOR", "FORCE_COLOR", "CI"];

/** What a person's terminal is started with. */
interface InteractiveRequest {
  systemPrompt: string;
  model: string;
  env: Readonly<Record<string, string>>;
  inherit: readonly string[];
}

/**
 * Starts the CLI for the person at this terminal: it inherits stdin, stdout and stderr, and what the terminal's own
 * variables say.
 *
 * @returns its exit code, 128 and the signal's number where one ended it, 127 where it cannot be started
 *   (INV-SPAWN-PROC-003).
 */
export async function spawnInteractive<Config>(
  adapter: Adapter<Config>,
  config: Config,
  { systemPrompt, model, env: added, inherit }: InteractiveRequest,
): Promise<number> {
  const request: RunRequest = {
    prompt: "",
    ...(systemPrompt === "" ? {} : { systemPrompt }),
    ...(model === "" ? {} : { model: modelId(adapter.manifest, model) }),
  };
  const problem = requestProblem(request);
  if (problem !== null) return refuse(problem);
  const version = await installedVersion(adapter, { env: { ...process.env, ...added }, config });
  const invocation = adapter.interactiveInvocation?.(request, config, { version });
  if (invocation === undefined) return refuse(`${adapter.manifest.id} has no interactive mode`);
  const { command, args } = invocation;
  const own = { ...invocation.env, ...added };
  const env = terminalEnvironment(childEnvironment(process.env, inherit, own), own);
  const found = resolveCommand(commandCandidates(adapter.manifest, command), env, process.cwd());
  if ("problem" in found) return refuse(found.problem);
  const line = commandLine(found.file, args, process.platform, env.ComSpec ?? env.COMSPEC);
  if ("problem" in line) return refuse(line.problem);
  return new Promise((resolve) => {
    const child = spawn(line.file, line.args, {
      env,
      stdio: "inherit",
      windowsVerbatimArguments: line.isVerbatim,
    });
    child.on("error", ({ message }) => resolve(refuse(message)));
    child.on("close", (code, signal) => resolve(childExitCode(code, signal)));
  });
}

function terminalEnvironment(
  env: Readonly<Record<string, string>>,
  own: Readonly<Record<string, string>>,
): Record<string, string> {
  const others = Object.entries(env).filter(([name]) => !TERMINAL.includes(name) || Object.hasOwn(own, name));
  const terminal = TERMINAL.flatMap((name) => {
    const value = process.env[name];
    return value === undefined || Object.hasOwn(own, name) ? [] : [[name, value] as const];
  });
  return Object.fromEntries([...others, ...terminal]);
}

function refuse(problem: string): number {
  process.stderr.write(`${problem}\n`);
  return NOT_FOUND;
}
