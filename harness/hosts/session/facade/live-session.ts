import type { Outcome } from "../../../../contracts/cli/v1/adapter.ts";
import type { ControlMode } from "../../../../contracts/session/v1/provider-adapter.ts";

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
  /**
   * Asks it to end, and kills what is left after a grace; what is held is killed at once, since a process must go on
   * before it can answer a signal (INV-SESSION-POLICY-006). Resolves when nothing of it is alive.
   */
  stop(): Promise<void>;
}

/** A session's program, which has been given its task. */
export interface BegunSession {
  live: LiveSession;
  /** Why it is in no terminal; null when it is in one. */
  degradedBecause: string | null;
}

/** What the program of a session hands its output to, and who has a say in it meanwhile. */
export interface SessionFront {
  readonly control: ControlMode;
  /** Somebody has asked for its end. */
  readonly isStopped: boolean;
  /** The program that the session is in from now on. */
  attach(live: LiveSession): void;
  /** A piece of what a terminal prints. */
  printed(text: string): void;
  show(text: string): void;
  /** A command that the provider is about to run. */
  ran(command: string): void;
  /** Something that the façade itself has to say. */
  say(text: string, severity?: "info" | "warn" | "error"): void;
}
