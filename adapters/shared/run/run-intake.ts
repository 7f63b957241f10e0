import type { RunError } from "../../../contracts/cli/v1/adapter.ts";
import type { ReadyRun } from "./ready-run.ts";
import { isTaskLive } from "./run-clock.ts";
import type { ShellParts } from "./shell-parts.ts";

/** Why a run was ended from outside. */
export type Stop =
  | { reason: "timeout" | "lingering" | "aborted" }
  | { reason: "stalled"; ms: number }
  | { reason: "rate limit"; error: RunError }
  | { reason: "output limit"; bytes: number }
  | { reason: "parser fault"; thrown: unknown };

/** What of a run the intake needs: one of a process, or of an API. */
type TakenRun = Pick<ReadyRun, "parser" | "settings" | "trace" | "onOutput" | "onActivity"> & {
  parts: Pick<ShellParts, "watch">;
};

/** What a run has printed so far: handed to the parser, asked to the listener, written to the trace, and counted. */
export class RunIntake {
  readonly #run: TakenRun;
  readonly #watch: ReturnType<ShellParts["watch"]>;
  #bytes = 0;
  /** Tool calls without a result so far. */
  readonly #openTools = new Set<string>();
  /** Nothing more is taken in. */
  #isFull = false;

  constructor(run: TakenRun) {
    this.#run = run;
    this.#watch = run.parts.watch(run.parser);
  }

  /**
   * Takes the next bytes.
   *
   * @param ms milliseconds since the start of the run.
   * @returns why the run has to be ended now, or null.
   */
  take(stream: "out" | "err", bytes: Buffer, ms: number): Stop | null {
    const { parser, settings, trace, onOutput, onActivity } = this.#run;
    onOutput(stream, bytes);
    if (this.#isFull) return null;
    trace.chunk(Math.round(ms), stream, bytes);
    this.#bytes += bytes.length;
    if (this.#bytes > settings.maxOutputBytes) {
      this.#isFull = true;
      return { reason: "output limit", bytes: settings.maxOutputBytes };
    }
    try {
      const events = parser.push(stream, bytes);
      this.#watch.sawOutput(events.some(({ kind }) => kind !== "session"));
      for (const event of events) {
        if (event.kind === "tool_use") this.#openTools.add(event.tool_call_id);
        if (event.kind === "tool_result") this.#openTools.delete(event.tool_call_id);
        onActivity(event);
      }
      return null;
    } catch (thrown) {
      this.#isFull = true;
      return { reason: "parser fault", thrown };
    }
  }

  /** Whether a tool or a background task is at work: then silence says nothing. */
  isWorking(): boolean {
    return this.#openTools.size > 0 || isTaskLive(this.#run.parser);
  }

  /** The rate limit that the CLI has waited for longer than it may, or says that it will. */
  rateLimit(now: number): Stop | null {
    const { maxRateLimitMs } = this.#run.settings;
    if (maxRateLimitMs === null) return null;
    const limit = this.#watch.limit(now);
    if (limit === null) return null;
    const reported = limit.error.retryAfterMs ?? 0;
    const isTooLong = now - limit.since >= maxRateLimitMs || reported > maxRateLimitMs;
    return isTooLong ? { reason: "rate limit", error: limit.error } : null;
  }
}
