/**
 * The contract `cli/v1` as TypeScript: what an adapter module exports. Data and pure functions only;
 * spawning is the shell's business. Shapes come from schemas/cli/v1, this file adds the functions.
 */
import type { ActivityEvent } from "../../../schemas/cli/v1/generated/activity-event.ts";
import type { RunError } from "../../../schemas/cli/v1/generated/error.ts";
import type { Exit } from "../../../schemas/cli/v1/generated/exit.ts";
import type { Invocation } from "../../../schemas/cli/v1/generated/invocation.ts";
import type { Manifest } from "../../../schemas/cli/v1/generated/manifest.ts";
import type { Outcome } from "../../../schemas/cli/v1/generated/outcome.ts";
import type { RunRequest } from "../../../schemas/cli/v1/generated/request.ts";
import type { RunCall } from "../../../schemas/cli/v1/generated/run-call.ts";

export type OutputFormat = "text" | "json" | "stream-json";
export type ErrorCategory = RunError["category"];
export type ErrorKind = RunError["kind"];
export type Evidence = RunError["evidence"];

/** The default export of an adapter module, or what its export `createAdapter()` returns. */
export interface Adapter<Config = unknown> {
  readonly manifest: Manifest;
  /** A zod schema, or anything with its `safeParse`: bad config gives a message, never a throw. */
  readonly configSchema: ConfigSchema<Config>;
  /** How to start the CLI. Pure; picks only flags that this CLI version knows. */
  invocation(request: RunRequest, config: Config, cli: CliIdentity): Invocation;
  /** A fresh parser for one run: incremental, byte-based, no I/O. */
  parser(options: ParserOptions): Parser;
  readonly sessionCodec?: SessionCodec;
  readonly healthCheck?: HealthCheck;
  /** How to start the CLI for a person at a terminal. */
  interactiveInvocation?(request: RunRequest, config: Config, cli: CliIdentity): Invocation;
  /**
   * Starts the CLI by itself, in place of the shell (adapters/shared/run): for adapters that were there before
   * cliproof, and for APIs. Resolves with an outcome whatever the CLI does.
   */
  run?(call: RunCall, signal?: AbortSignal, caller?: RunCaller): Promise<Outcome>;
  /** Asks the CLI for its version by itself, as `run` starts it by itself. Answers within 5 seconds. */
  checkHealth?(call: Pick<RunCall, "cliPath" | "env">, caller?: Pick<RunCaller, "config">): Promise<Health>;
}

/** What a caller in the same process gives an adapter that runs by itself; the process protocol has no words for it. */
export interface RunCaller {
  /** Settings of the adapter, not yet checked with its configSchema; left out: the defaults. */
  config?: unknown;
  /** Gets each piece of output as it comes; the head of an API's answer is `err`. */
  onOutput?(stream: "out" | "err", bytes: Uint8Array): void;
  /** Gets each event as it comes. An adapter that has no events before the end calls it never. */
  onActivity?(event: ActivityEvent): void;
}

/** Whether a CLI is there and which version it is. `version` is null when it answered something else. */
export type Health = { ok: true; file: string; version: string | null } | { ok: false; problem: string };

export interface ConfigSchema<Config> {
  safeParse(input: unknown): { success: true; data: Config } | { success: false; error: { message: string } };
}

/**
 * The CLI that is installed. `version` as semver, null when unknown: then only flags that every claimed version knows,
 * and those without which the output that was asked for cannot be had.
 */
export interface CliIdentity {
  version: string | null;
  /** Flags that its help names, where somebody has looked. */
  flags?: readonly string[];
}

export interface ParserOptions {
  outputFormat: OutputFormat;
  cliVersion?: string | undefined;
  /** Length of the prompt in characters, for usage estimates. */
  promptLength?: number | undefined;
  /**
   * Time of the run, ISO 8601: with it "resets 8pm (UTC)" becomes a time (INV-CLI-ERR-004). Left out: such times stay
   * unknown.
   */
  now?: string | undefined;
  /**
   * The session that the run goes on with; its id is null where the CLI chooses it (the newest one of the folder). Null:
   * the run begins a session. Left out: not known.
   */
  session?: { id: string | null; fork?: boolean } | null | undefined;
}

/** One run's parser. Holds no more than the current line, the answer and counters. */
export interface Parser {
  /** Takes the next bytes of one stream. Never throws. Returns the events that these bytes completed. */
  push(stream: "out" | "err", bytes: Uint8Array): ActivityEvent[];
  /**
   * Says that stdout is over: completes a last line that has no newline, and returns its events.
   * Optional; `end` does it by itself when no one called it, and the events of that line are then lost.
   */
  flush?(): ActivityEvent[];
  /**
   * The outcome if the run ended now in this way. Changes nothing, and events stay where they are. By it the shell sees
   * that the terminal record has come (INV-CLI-PROC-007) and that the CLI waits for a rate limit (-008). Without it the
   * shell can keep neither promise, and the adapter does not certify there.
   */
  peek?(exit: Exit): Outcome;
  /** Ends the run. Called once. Never throws. */
  end(exit: Exit): Outcome;
}

/** What must be stored to go on with a session later. */
export interface SessionCodec {
  /** Session of an outcome as JSON-safe data, or null when there is none to go on with. */
  serialize(outcome: Outcome): SessionState | null;
  /** The inverse; null for anything that `serialize` did not write. Never throws. */
  deserialize(state: unknown): SessionReference | null;
  /** The id a person sees and may type. */
  displayId(state: SessionState): string | null;
}

export type SessionState = Record<string, string | number | boolean | null>;

export interface SessionReference {
  id: string;
}

export interface HealthCheck {
  /** Arguments that make the CLI print its version. */
  args: readonly string[];
  /** Semver version in what was printed, or null. Asked about stdout, then about stderr. */
  parseVersion(printed: string): string | null;
}

export type { QuotaWindow, Session, ToolCall, Usage } from "../../../schemas/cli/v1/generated/outcome.ts";
export type { ActivityEvent, Exit, Invocation, Manifest, Outcome, RunCall, RunError, RunRequest };
