import { setTimeout as sleep } from "node:timers/promises";
import type { Adapter, Invocation, Outcome, RunRequest } from "../../../contracts/cli/v1/adapter.ts";
import { requestProblem } from "../invocation/request-problem.ts";
import { withUnfulfilled } from "../invocation/wishes.ts";
import { notStarted } from "../run/child/spawn-failure.ts";
import { ignoreErrors } from "../run/listeners.ts";
import { type RunOptions, runSettings } from "../run/run-options.ts";
import { TraceFile } from "../run/trace-file.ts";
import type { ApiAccess } from "./api-access.ts";
import { apiConfig } from "./api-config.ts";
import { liveRequest, type ReadyRequest } from "./live-request.ts";

/** How long a limit is waited for where neither the policy nor a timeout bounds it. */
const MAX_WAIT_MS = 60_000;

/**
 * Runs a request through the adapter of an API: what `run` does for a CLI. `cliPath` of the options is the address, in
 * place of the config's.
 *
 * A limit that ends a request before its answer began, and that says how long to wait, is waited for and the request
 * sent again, as far as the policy allows (INV-CLI-PROC-008): what other CLIs do by themselves. One that gives no time
 * is not.
 *
 * @throws only what the adapter itself throws, which its contract forbids.
 */
export async function runApi<Config>(
  adapter: Adapter<Config>,
  access: ApiAccess<Config>,
  request: RunRequest,
  options: RunOptions = {},
): Promise<Outcome> {
  const { signal, cliPath, config, parentEnv = process.env } = options;
  if (signal?.aborted)
    return notStarted("cancelled", "The run was aborted before it began", { aborted: true });
  const problem = requestProblem(request);
  if (problem !== null) return notStarted("invalid_request", problem);
  const found = apiConfig(adapter, access, { config, baseUrl: cliPath }, { ...parentEnv, ...request.env });
  if ("problem" in found) return notStarted(found.kind, found.problem);
  const invocation = adapter.invocation(request, found.config, options.cli ?? { version: null });
  const trace = new TraceFile(options.traceFile);
  try {
    const outcome = await patiently(adapter, request, options, invocation, found.headers, trace);
    return withUnfulfilled(outcome, adapter.manifest, request, invocation);
  } finally {
    await trace.close();
  }
}

async function patiently<Config>(
  adapter: Adapter<Config>,
  request: RunRequest,
  options: RunOptions,
  { command: url, stdin: body }: Invocation,
  headers: Readonly<Record<string, string>>,
  trace: TraceFile,
): Promise<Outcome> {
  const settings = runSettings(options, request.timeoutMs);
  const startedAt = performance.now();
  const timeLeft = () =>
    settings.timeoutMs === null ? null : Math.max(0, settings.timeoutMs - (performance.now() - startedAt));
  let patienceMs = settings.maxRateLimitMs ?? settings.timeoutMs ?? MAX_WAIT_MS;
  for (;;) {
    const ready: ReadyRequest = {
      request: { url, body, headers },
      parser: adapter.parser({
        outputFormat: request.outputFormat ?? adapter.manifest.outputFormats[0] ?? "stream-json",
        promptLength: request.prompt.length,
        now: new Date().toISOString(),
      }),
      settings: { ...settings, timeoutMs: timeLeft() },
      trace,
      signal: options.signal,
      onOutput: ignoreErrors(options.onOutput),
      onActivity: ignoreErrors(options.onActivity),
    };
    const outcome = await liveRequest(ready);
    const waitMs = waitFor(outcome);
    if (waitMs === null || waitMs > patienceMs || waitMs >= (timeLeft() ?? Number.POSITIVE_INFINITY))
      return outcome;
    patienceMs -= waitMs;
    const isAborted = await sleep(waitMs, false, { ...(options.signal && { signal: options.signal }) }).catch(
      () => true,
    );
    if (isAborted) return notStarted("cancelled", "The run was aborted while it waited", { aborted: true });
  }
}

/** Milliseconds to wait before the request is worth another try; null: it is over. */
function waitFor({ error, messages, tools }: Outcome): number | null {
  if (error?.category !== "rate_limit" || messages.length > 0 || tools.length > 0) return null;
  // Nothing reported, or nothing to wait: sending again at once is no patience.
  return error.retryAfterMs === null || error.retryAfterMs === 0 ? null : (error.retryAfterMs ?? null);
}
