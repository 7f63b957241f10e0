import type { ActivityEvent, Exit, Outcome, Parser } from "../../../contracts/cli/v1/adapter.ts";
import { RateLimitWatch } from "../run/rate-limit-watch.ts";
import { isSettled } from "../run/run-clock.ts";
import { RunIntake, type Stop } from "../run/run-intake.ts";
import type { RunSettings } from "../run/run-options.ts";
import { stoppedOutcome } from "../run/stopped-outcome.ts";
import type { TraceFile } from "../run/trace-file.ts";
import { connectionFailure } from "./api-access.ts";
import { type ApiRequest, headText, sendRequest } from "./send-request.ts";

/** A request that is ready to be sent. */
export interface ReadyRequest {
  request: ApiRequest;
  parser: Parser;
  settings: RunSettings;
  trace: TraceFile;
  signal: AbortSignal | undefined;
  onOutput(stream: "out" | "err", bytes: Uint8Array): void;
  onActivity(event: ActivityEvent): void;
}

/**
 * Sends a request, hands its response to the parser, and sees to it that it ends: on a timeout, an abort, too much
 * output, or silence after the terminal record. When it resolves, the connection is closed and no timer is left.
 *
 * @throws what the parser threw.
 */
export async function liveRequest(ready: ReadyRequest): Promise<Outcome> {
  const { request, parser, settings, signal, onActivity } = ready;
  const control = new AbortController();
  const intake = new RunIntake({ ...ready, parts: { watch: (one) => new RateLimitWatch(one) } });
  const startedAt = performance.now();
  let stop: Stop | null = null;
  const stopFor = (reason: Stop): void => {
    stop ??= reason;
    control.abort();
  };
  const take = (stream: "out" | "err", bytes: Buffer): void => {
    const found = stop === null ? intake.take(stream, bytes, performance.now() - startedAt) : null;
    if (found !== null) stopFor(found);
  };
  const onAbort = () => stopFor({ reason: "aborted" });
  signal?.addEventListener("abort", onAbort, { once: true });
  const timeout =
    settings.timeoutMs === null
      ? undefined
      : setTimeout(() => stopFor({ reason: "timeout" }), settings.timeoutMs);
  const silence = new Silence(settings.lingerMs, () => {
    if (isSettled(parser)) stopFor({ reason: "lingering" });
  });
  let code: number | null = 0;
  try {
    if (signal?.aborted) onAbort();
    const response = await sendRequest(request, control.signal);
    take("err", Buffer.from(headText(response)));
    silence.again();
    for await (const bytes of bodyOf(response, control.signal)) {
      take("out", Buffer.from(bytes));
      silence.again();
    }
  } catch (thrown) {
    code = 1;
    if (stop === null) take("err", Buffer.from(connectionFailure(thrown)));
  } finally {
    clearTimeout(timeout);
    silence.end();
    signal?.removeEventListener("abort", onAbort);
    // A body that no one read to its end keeps its connection.
    control.abort();
  }
  return stoppedOutcome(parser, exitOf(code, stop), stop, onActivity);
}

/** The body, until it ends or the signal ends it: the code that made the response need not know that signal. */
async function* bodyOf({ body }: Response, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  const reader = body?.getReader();
  if (reader === undefined) return;
  const cancel = () => void reader.cancel().catch(() => {});
  signal.addEventListener("abort", cancel, { once: true });
  if (signal.aborted) cancel();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    yield value;
  }
}

/** How a request ended, in the words of a process: 0, the response is over; 1, it failed; null, somebody ended it. */
function exitOf(code: number, stop: Stop | null): Exit {
  const reason = stop?.reason;
  const isEnded = stop !== null && reason !== "lingering";
  return {
    code: reason === "lingering" ? 0 : isEnded ? null : code,
    signal: null,
    timedOut: reason === "timeout",
    aborted: reason === "aborted",
  };
}

/** A clock that bytes start anew. */
class Silence {
  #timer: NodeJS.Timeout | undefined;

  readonly ms: number;
  readonly onEnd: () => void;

  constructor(ms: number, onEnd: () => void) {
    this.ms = ms;
    this.onEnd = onEnd;
  }

  again(): void {
    this.end();
    this.#timer = setTimeout(this.onEnd, this.ms);
  }

  end(): void {
    clearTimeout(this.#timer);
  }
}
