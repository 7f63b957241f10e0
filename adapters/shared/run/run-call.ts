import path from "node:path";
import type { Adapter, Outcome, RunCall, RunRequest } from "../../../contracts/cli/v1/adapter.ts";
import { runCli } from "./run-cli.ts";
import { callOptions, type RunOptions, runOptionsFrom } from "./run-options.ts";
import { SHELL, type ShellParts } from "./shell-parts.ts";

/**
 * What the op `run` of the process protocol asks for, done by the shell: one CLI, one prompt, and the parent's
 * environment as the caller says.
 */
export function runCall(
  adapter: Adapter,
  call: RunCall,
  signal?: AbortSignal,
  parts: ShellParts = SHELL,
): Promise<Outcome> {
  const options: RunOptions = runOptionsFrom(call);
  return runCli(
    adapter,
    requestFrom(call),
    { ...options, ...(signal === undefined ? {} : { signal }) },
    parts,
  );
}

/** What of a call says how the run is started and ended; all else is the request. */
const OF_THE_RUN: ReadonlySet<string> = new Set([
  "cliPath",
  "cliVersion",
  "env",
  "extraEnv",
  "graceMs",
  "lingerMs",
  "stallMs",
  "maxRateLimitMs",
]);

/** The request that a call holds; its own variables are called `extraEnv` there. */
export function requestFrom(call: RunCall): RunRequest {
  const fields = Object.entries(call).filter(([name]) => !OF_THE_RUN.has(name));
  const env = call.extraEnv === undefined ? {} : { env: call.extraEnv };
  return { prompt: call.prompt, ...Object.fromEntries(fields), ...env };
}

/** The call that a request and its options stand for, for an adapter that runs by itself: the reverse of `requestFrom`. */
export function callFrom(
  { env: extraEnv, filesFolder: _shell, cwd = ".", ...request }: RunRequest,
  options: RunOptions,
): RunCall {
  return {
    ...request,
    cwd: path.resolve(cwd),
    ...(extraEnv !== undefined && { extraEnv }),
    ...callOptions(options, request.timeoutMs),
  };
}
