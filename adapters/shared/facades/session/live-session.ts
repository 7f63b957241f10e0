import type { Outcome } from "../../../../contracts/cli/v1/adapter.ts";

/** How the program of a session ended. `outcome` where a parser has read the run. */
export interface SessionEnd {
  code: number | null;
  signal: number | string | null;
  outcome?: Outcome;
}

/** The running program of a session, in a terminal or not. */
export interface LiveSession {
  readonly pid: number;
  readonly ended: Promise<SessionEnd>;
  /** Null where nothing can be typed. */
  readonly write: ((data: string) => void) | null;
  /** Stops all of its processes where they are; false where the system has no way to. */
  hold(): boolean;
  release(): void;
  /** Resolves when nothing of it is alive. */
  stop(): Promise<void>;
}
