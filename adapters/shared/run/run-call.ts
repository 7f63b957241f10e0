import type { Adapter, Outcome, RunCall, RunRequest } from "../../../contracts/cli/v1/adapter.ts";
import { run } from "./run.ts";
import { type RunOptions, runOptionsFrom } from "./run-options.ts";
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
  return run(adapter, requestFrom(call), { ...options, ...(signal === undefined ? {} : { signal }) }, parts);
}

/** The request that a call holds: all of it but what says how the run is started and ended. */
export function requestFrom(call: RunCall): RunRequest {
  const { cliPath: _, cliVersion: __, env: ___, graceMs: ____, lingerMs: _____, ...rest } = call;
  const { maxRateLimitMs: ______, extraEnv, ...request } = rest;
  return extraEnv === undefined ? request : { ...request, env: extraEnv };
}
