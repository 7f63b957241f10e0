import type { Adapter, Outcome, RunCall } from "../../../contracts/cli/v1/adapter.ts";
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
  const { prompt, cwd, model, outputFormat, session } = call;
  const request = {
    prompt,
    cwd,
    ...(model === undefined ? {} : { model }),
    ...(outputFormat === undefined ? {} : { outputFormat }),
    ...(session === undefined ? {} : { session }),
  };
  const options: RunOptions = runOptionsFrom(call);
  return run(adapter, request, { ...options, ...(signal === undefined ? {} : { signal }) }, parts);
}
