import type { Exit, Outcome, Parser } from "../../../contracts/cli/v1/adapter.ts";
import type { RunSettings } from "./run-options.ts";

/** How far a run has come. All times are milliseconds of the same clock. */
export interface RunTimes {
  startedAt: number;
  lastOutputAt: number;
  /** The CLI itself has ended; its pipes may still be open. */
  exitedAt: number | null;
  /** SIGTERM was sent. */
  stoppedAt: number | null;
  /** SIGKILL was sent. */
  isKilled: boolean;
}

/**
 * What to do next: `stop` sends SIGTERM, `kill` SIGKILL, `leave` returns without waiting for the pipes any longer.
 */
export type NextStep =
  | { do: "stop"; reason: "timeout" | "lingering" | "stalled" }
  | { do: "kill" }
  | { do: "leave" }
  | { do: "wait"; ms: number };

type ClockSettings = Pick<RunSettings, "timeoutMs" | "graceMs" | "lingerMs" | "stallMs">;

/** A process killed with SIGKILL is gone at once; what takes longer is not worth waiting for. */
const AFTER_KILL_MS = 1000;

/**
 * The next step of a run whose pipes are still open (INV-CLI-PROC-006, -007). Pure: it reads the clock that it is
 * given. What the output so far shows is asked only when it decides.
 *
 * @param isSettled whether it ends with a terminal record, and no background task is live.
 * @param isWorking whether a tool or a background task is at work.
 */
export function nextStep(
  now: number,
  times: RunTimes,
  { timeoutMs, graceMs, lingerMs, stallMs }: ClockSettings,
  isSettled: () => boolean,
  isWorking: () => boolean = () => false,
): NextStep {
  const { startedAt, lastOutputAt, exitedAt, stoppedAt, isKilled } = times;
  if (stoppedAt !== null) {
    const due = stoppedAt + graceMs + (isKilled ? AFTER_KILL_MS : 0);
    return now < due ? { do: "wait", ms: due - now } : { do: isKilled ? "leave" : "kill" };
  }
  const timeoutAt = timeoutMs === null ? Number.POSITIVE_INFINITY : startedAt + timeoutMs;
  if (now >= timeoutAt) return { do: "stop", reason: "timeout" };
  if (exitedAt !== null) {
    // An orphan holds a pipe. As long as it prints it may be the CLI itself, behind a launcher that has gone.
    const leaveAt = Math.max(exitedAt, lastOutputAt) + graceMs;
    return now >= leaveAt ? { do: "leave" } : { do: "wait", ms: Math.min(leaveAt, timeoutAt) - now };
  }
  const lingersAt = lastOutputAt + lingerMs;
  const stallsAt = stallMs === null ? Number.POSITIVE_INFINITY : lastOutputAt + stallMs;
  if (now >= lingersAt && isSettled()) return { do: "stop", reason: "lingering" };
  if (now >= stallsAt && !isWorking()) return { do: "stop", reason: "stalled" };
  const looks = [lingersAt, stallsAt].map((due) => (now < due ? due - now : lingerMs));
  return { do: "wait", ms: Math.min(...looks, timeoutAt - now) };
}

const ENDED: Exit = { code: 0, signal: null, timedOut: false, aborted: false };

const KILLED: Exit = { code: null, signal: "SIGKILL", timedOut: false, aborted: false };

/**
 * True when the output so far says by itself how the run ended: then the outcome is the same whether the CLI exits now
 * or is killed (the verdict table, rows with a terminal record). Without a terminal record a killed run is a timeout.
 */
export function isSettled(parser: Parser): boolean {
  const ended = parser.peek?.(ENDED);
  const killed = parser.peek?.(KILLED);
  return ended !== undefined && killed !== undefined && !hasLiveTask(ended) && word(ended) === word(killed);
}

/** True when the output so far reports a background task as started and not as ended: another turn may follow. */
export function isTaskLive(parser: Parser): boolean {
  const ended = parser.peek?.(ENDED);
  return ended !== undefined && hasLiveTask(ended);
}

function hasLiveTask({ diagnostics }: Outcome): boolean {
  return (diagnostics?.liveTasks ?? []).length > 0;
}

function word({ status, error, content }: Outcome): string {
  return JSON.stringify([status, error?.kind, content]);
}
