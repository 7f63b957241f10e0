import type { Adapter, Outcome, RunRequest } from "../../../contracts/cli/v1/adapter.ts";
import { callFrom } from "./run-call.ts";
import { runCli } from "./run-cli.ts";
import type { RunOptions } from "./run-options.ts";
import { SHELL, type ShellParts } from "./shell-parts.ts";

/**
 * Runs a request through an adapter: by the adapter's own `run` where it has one, which APIs do, else by the shell.
 *
 * @param options for an adapter that runs by itself those count that a RunCall has words for, and `config`, `signal`,
 *   `onOutput` and `onActivity`.
 * @param parts of the shell; an adapter that runs by itself uses none of them.
 * @throws only what the adapter itself throws, which its contract forbids.
 */
export function run<Config>(
  adapter: Adapter<Config>,
  request: RunRequest,
  options: RunOptions = {},
  parts: ShellParts = SHELL,
): Promise<Outcome> {
  if (adapter.run === undefined) return runCli(adapter, request, options, parts);
  const { config, onOutput, onActivity, signal } = options;
  return adapter.run(callFrom(request, options), signal, {
    ...(config !== undefined && { config }),
    ...(onOutput !== undefined && { onOutput: (stream, bytes) => onOutput(stream, bytes) }),
    ...(onActivity !== undefined && { onActivity: (event) => onActivity(event) }),
  });
}
