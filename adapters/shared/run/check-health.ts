import { randomUUID } from "node:crypto";
import type { Adapter, Health } from "../../../contracts/cli/v1/adapter.ts";
import { childEnvironment } from "./child/child-environment.ts";
import { ChildTree } from "./child/child-tree.ts";
import { startChild } from "./child/start-child.ts";
import { type CommandLine, commandLine } from "./command/command-line.ts";
import { commandCandidates, resolveCommand } from "./command/resolve-command.ts";
import { callOptions, type RunOptions } from "./run-options.ts";

/** A probe that never ends leaves a screen on "checking" (pingdotgg/t3code#1787). */
const TIMEOUT_MS = 4000;
/** After its exit: a child that it left behind may hold the pipe for ever. */
const DRAIN_MS = 250;
const MAX_OUTPUT = 64 * 1024;

/**
 * Asks the CLI for its version. Answers within 5 seconds whatever the CLI does, and gives it no more of the environment
 * than a run gets; what it prints is in no message (daintreehq/daintree#6247, INV-CLI-PROC-012). An adapter with a
 * `checkHealth` of its own is asked by it.
 */
export async function checkHealth<Config>(
  adapter: Adapter<Config>,
  options: Pick<RunOptions, "cliPath" | "config" | "parentEnv" | "inherit"> & { timeoutMs?: number } = {},
): Promise<Health> {
  const { healthCheck, manifest } = adapter;
  if (adapter.checkHealth !== undefined) {
    const { env, cliPath } = callOptions(options, undefined);
    return adapter.checkHealth({ cliPath, env }, { config: options.config });
  }
  if (healthCheck === undefined) return { ok: false, problem: `${manifest.id} has no health check` };
  const env = childEnvironment(options.parentEnv ?? process.env, options.inherit ?? [], {});
  const commands =
    options.cliPath === undefined ? configuredCommands(adapter, options.config) : [options.cliPath];
  const found = resolveCommand(commands, env, process.cwd());
  if ("problem" in found) return { ok: false, problem: found.problem };
  const command = commandLine(found.file, healthCheck.args, process.platform, env.ComSpec ?? env.COMSPEC);
  if ("problem" in command) return { ok: false, problem: command.problem };
  const timeoutMs = Math.min(options.timeoutMs ?? TIMEOUT_MS, TIMEOUT_MS);
  const asked = [found.file, ...healthCheck.args].join(" ");
  const answer = await probe(command, env, timeoutMs);
  if (answer === null) return { ok: false, problem: `${asked} gave no answer within ${timeoutMs} ms` };
  if ("refused" in answer) return { ok: false, problem: `${asked} could not be started: ${answer.refused}` };
  if (answer.code !== 0) return { ok: false, problem: `${asked} ended with ${answer.code ?? answer.signal}` };
  const version = healthCheck.parseVersion(answer.stdout) ?? healthCheck.parseVersion(answer.stderr);
  return { ok: true, file: found.file, version };
}

/** The names of the CLI, the one that the settings name before those of the manifest. */
export function configuredCommands<Config>(
  { configSchema, manifest }: Adapter<Config>,
  config: unknown,
): readonly string[] {
  const checked = configSchema.safeParse(config ?? {});
  const { command } = (checked.success ? checked.data : {}) as { command?: unknown };
  return typeof command === "string" ? commandCandidates(manifest, command) : (manifest.commands ?? []);
}

type Answer =
  | { code: number | null; signal: NodeJS.Signals | null; stdout: string; stderr: string }
  | { refused: string }
  | null;

function probe(command: CommandLine, env: Record<string, string>, timeoutMs: number): Promise<Answer> {
  const mark = randomUUID();
  const child = startChild(command, { env, mark, hasStdin: false });
  const tree = child.pid === undefined ? null : new ChildTree(child.pid, mark);
  // Some CLIs print their version on stderr (pi 0.73.1).
  const printed = { out: Buffer.alloc(0), err: Buffer.alloc(0) };
  for (const [stream, pipe] of [["out", child.stdout] as const, ["err", child.stderr] as const]) {
    pipe?.on("data", (bytes: Buffer) => {
      printed[stream] = Buffer.concat([
        printed[stream],
        bytes.subarray(0, MAX_OUTPUT - printed[stream].length),
      ]);
    });
  }
  return new Promise<Answer>((resolve) => {
    const timer = setTimeout(() => resolve(null), timeoutMs);
    const done = (answer: Answer) => {
      clearTimeout(timer);
      resolve(answer);
    };
    child.on("error", ({ message }) => done({ refused: message }));
    const ended = () => {
      const { exitCode, signalCode } = child;
      done({
        code: exitCode,
        signal: signalCode,
        stdout: printed.out.toString(),
        stderr: printed.err.toString(),
      });
    };
    child.on("exit", () => setTimeout(ended, DRAIN_MS));
    child.on("close", ended);
  }).finally(() => {
    tree?.end();
    child.stdout?.destroy();
    child.stderr?.destroy();
    child.unref();
  });
}
