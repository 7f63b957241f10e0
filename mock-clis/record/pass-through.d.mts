/** What a CLI did while its user used it. */
export interface PassedRun {
  /** [milliseconds since the start, pipe, bytes], in the order of their coming. */
  chunks: [number, "out" | "err", number][];
  out: Buffer;
  err: Buffer;
  code: number | null;
  signal: NodeJS.Signals | null;
  /** Signals that came while it ran: [milliseconds, name]. */
  signalsSent: [number, string][];
  /** Why its bytes were not kept; null when they were. */
  lost: string | null;
}

/**
 * Runs a CLI as if no one looked: its stdin is this process's own, what it prints goes on at once, signals reach it.
 * Its stdout and stderr are pipes, also where this process has a terminal. Nothing is written to the disk.
 *
 * @throws when it cannot be started.
 */
export function passThrough(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<PassedRun>;

/** Ends this process as the CLI ended: with its code, or by its signal. */
export function endLike(end: Pick<PassedRun, "code" | "signal">): void;
