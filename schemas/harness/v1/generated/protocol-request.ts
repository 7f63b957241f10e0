// Generated from the JSON Schema beside this folder by `npm run generate`. Do not edit.

/**
 * One line that cliproof writes to an adapter program's stdin.
 */
export type ProtocolRequest = DescribeRequest | ParseRequest | ProcessRunRequest;

export interface DescribeRequest {
  /**
   * The answer carries the same.
   */
  id: number;
  op: "describe";
}
export interface ParseRequest {
  id: number;
  op: "parse";
  outputFormat: "text" | "json" | "stream-json";
  /**
   * Where it is known.
   */
  cliVersion?: string;
  /**
   * Characters of the prompt, where known.
   */
  promptLength?: number;
  /**
   * Time of the run, ISO 8601.
   */
  now?: string;
  /**
   * The session that the run goes on with; null where it begins one of its own. Left out: not known.
   */
  session?: RequestedSession | null;
  /**
   * Stream and bytes in base64, in the order and the pieces in which they arrived.
   */
  chunks: ["out" | "err", string][];
  exit: Exit;
}
export interface RequestedSession {
  /**
   * Null where the CLI chose it: the newest one of the folder.
   */
  id: string | null;
  /**
   * It goes on in a copy.
   */
  fork?: boolean;
}
/**
 * How a run of the CLI ended.
 */
export interface Exit {
  /**
   * Exit code; null when the process died of a signal or never started.
   */
  code: number | null;
  /**
   * Name of the signal that ended the process, or null.
   */
  signal: string | null;
  /**
   * The driver ended the run because its time was up.
   */
  timedOut: boolean;
  /**
   * The driver ended the run because its caller asked for it (an abort, an interrupt).
   */
  aborted: boolean;
}
/**
 * The fields of RunCall, flat.
 */
export interface ProcessRunRequest {
  id: number;
  op: "run";
  /**
   * Executable to start, or address of the API. Empty: what the adapter's settings say, else its own.
   */
  cliPath: string;
  /**
   * Version of that CLI, where it is known: only its flags may be used.
   */
  cliVersion?: string;
  prompt: string;
  /**
   * The adapter's own choice when left out.
   */
  outputFormat?: "text" | "json" | "stream-json";
  cwd: string;
  /**
   * Whole environment of the parent: what the CLI gets of it is for the adapter to choose.
   */
  env: {
    [k: string]: string;
  };
  model?: string;
  session?: SessionRequest;
  systemPrompt?: string;
  /**
   * How much the model thinks, in the CLI's own word, such as low or high.
   */
  effort?: string;
  /**
   * Ask for text deltas.
   */
  partialMessages?: boolean;
  maxTurns?: number;
  /**
   * US dollars after which the run is given up.
   */
  maxBudgetUsd?: number;
  /**
   * Tools that need no approval.
   */
  allowTools?: string[];
  /**
   * Approve every tool. False: none of the adapter's settings may do so either.
   */
  skipPermissions?: boolean;
  /**
   * Paths of pictures that belong to the prompt.
   */
  images?: string[];
  /**
   * JSON Schema of the answer.
   */
  outputSchema?: {
    [k: string]: unknown;
  };
  /**
   * Path of a JSON file with `mcpServers`.
   */
  mcpConfig?: string;
  timeoutMs: number;
  /**
   * From SIGTERM to SIGKILL, and how long an orphan may hold a pipe in silence.
   */
  graceMs?: number;
  /**
   * Silence after a terminal record that ends a CLI which does not exit.
   */
  lingerMs?: number;
  /**
   * Silence after which a run in which no tool works and no background task is live is ended as timed out. Left out: never. Kept by adapters that claim `stallWatch`.
   */
  stallMs?: number;
  /**
   * How long a rate limit may be waited for; 0: not at all. Left out: as long as the run may last.
   */
  maxRateLimitMs?: number;
  /**
   * Variables that the CLI gets besides, by the caller's choice: a request's `env`.
   */
  extraEnv?: {
    [k: string]: string;
  };
}
/**
 * Left out: a session of its own.
 */
export interface SessionRequest {
  /**
   * Session to go on with.
   */
  id: string;
  /**
   * Go on in a copy.
   */
  fork?: boolean;
}
