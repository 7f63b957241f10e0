import type { ActivityEvent, CliIdentity, RunCall } from "../../../contracts/cli/v1/adapter.ts";

/** What the caller decides about a run besides the request. Times are milliseconds. */
export interface RunOptions {
  /** Checked with the adapter's configSchema; `{}` when left out. */
  config?: unknown;
  /** The installed CLI, where a health check has reported; else only flags are used that every version knows. */
  cli?: CliIdentity;
  /** Executable to start, in place of the adapter's own command. */
  cliPath?: string;
  /** Ends the run when it takes longer; never, when neither this nor the request's `timeoutMs` is given. */
  timeoutMs?: number;
  /** From SIGTERM to SIGKILL, and how long an orphan may hold a pipe in silence after the CLI's exit. */
  graceMs?: number;
  /** Silence after a terminal record that ends a CLI which does not exit. Any later record starts it anew. */
  lingerMs?: number;
  /**
   * Silence that ends a run as timed out while no tool works and no background task is live; never, when left out. A
   * tool may be silent for as long as the run may last.
   */
  stallMs?: number;
  onRateLimit?: RateLimitPolicy;
  /** Of both pipes together; more ends the run with an error that names the limit. */
  maxOutputBytes?: number;
  signal?: AbortSignal;
  /** Called with each piece of output before the parser takes it. Whatever it throws is its own affair. */
  onOutput?(stream: "out" | "err", bytes: Uint8Array): void;
  /** Called with each event as it comes. Whatever it throws is its own affair. */
  onActivity?(event: ActivityEvent): void;
  /** File that gets every chunk as a line `{"ms", "stream", "base64"}`, as it came: it is not scrubbed. */
  traceFile?: string;
  /** Environment that the allow-list picks from. */
  parentEnv?: Readonly<Record<string, string | undefined>>;
  /** Variables of the parent to pass on besides those of the allow-list, such as `CODEX_HOME`. */
  inherit?: readonly string[];
}

/**
 * What to do when the CLI waits for a rate limit: many recover (nyldn/claude-octopus#516), some try for ever
 * (paperclipai/paperclip#3474). `maxMs` bounds the waiting from its first sign on.
 */
export type RateLimitPolicy = { policy: "kill" } | { policy: "wait"; maxMs?: number };

/** The options with everything decided. */
export interface RunSettings {
  timeoutMs: number | null;
  graceMs: number;
  lingerMs: number;
  /** Null: a run may be silent for as long as it lasts. */
  stallMs: number | null;
  /** Null: waits as long as the run may last. */
  maxRateLimitMs: number | null;
  maxOutputBytes: number;
}

/** What a timer can wait at most: 24 days. */
const LONGEST_MS = 2_147_483_647;
const GRACE_MS = 5000;
const LINGER_MS = 10_000;
const MAX_OUTPUT_BYTES = 512 * 1024 * 1024;

/** Fills in what the caller left open. */
export function runSettings(options: RunOptions, requestTimeoutMs?: number): RunSettings {
  const { onRateLimit = { policy: "wait" } } = options;
  return {
    timeoutMs: options.timeoutMs ?? requestTimeoutMs ?? null,
    graceMs: options.graceMs ?? GRACE_MS,
    lingerMs: options.lingerMs ?? LINGER_MS,
    stallMs: options.stallMs ?? null,
    maxRateLimitMs: onRateLimit.policy === "kill" ? 0 : (onRateLimit.maxMs ?? null),
    maxOutputBytes: options.maxOutputBytes ?? MAX_OUTPUT_BYTES,
  };
}

/** The options that a call of the process protocol stands for. */
export function runOptionsFrom(call: RunCall): RunOptions {
  const { cliPath, cliVersion, env, timeoutMs, graceMs, lingerMs, stallMs, maxRateLimitMs } = call;
  return {
    parentEnv: env,
    timeoutMs,
    ...(cliPath === "" ? {} : { cliPath }),
    ...(cliVersion === undefined ? {} : { cli: { version: cliVersion } }),
    ...(graceMs === undefined ? {} : { graceMs }),
    ...(lingerMs === undefined ? {} : { lingerMs }),
    ...(stallMs === undefined ? {} : { stallMs }),
    ...(maxRateLimitMs === undefined ? {} : { onRateLimit: policyOf(maxRateLimitMs) }),
  };
}

/**
 * The times, limits and variables of a run as a call has them: what `runOptionsFrom` reads.
 *
 * @param requestTimeoutMs the request's own, where the options have none.
 */
export function callOptions(
  { cliPath = "", cli, parentEnv = process.env, onRateLimit, ...options }: RunOptions,
  requestTimeoutMs: number | undefined,
): Pick<RunCall, "cliPath" | "env" | "timeoutMs"> & Partial<RunCall> {
  const { timeoutMs = requestTimeoutMs ?? LONGEST_MS, graceMs, lingerMs, stallMs } = options;
  const maxRateLimitMs = onRateLimit?.policy === "kill" ? 0 : onRateLimit?.maxMs;
  const env = Object.fromEntries(
    Object.entries(parentEnv).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
  return {
    cliPath,
    env,
    timeoutMs,
    ...(cli?.version != null && { cliVersion: cli.version }),
    ...(graceMs !== undefined && { graceMs }),
    ...(lingerMs !== undefined && { lingerMs }),
    ...(stallMs !== undefined && { stallMs }),
    ...(maxRateLimitMs !== undefined && { maxRateLimitMs }),
  };
}

function policyOf(maxMs: number): RateLimitPolicy {
  return maxMs === 0 ? { policy: "kill" } : { policy: "wait", maxMs };
}
