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
   * Stream and bytes in base64, in the order and the pieces in which they arrived.
   */
  chunks: ["out" | "err", string][];
  exit: Exit;
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
export interface ProcessRunRequest {
  id: number;
  op: "run";
  /**
   * Executable to start.
   */
  cliPath: string;
  prompt: string;
  cwd: string;
  /**
   * Whole environment of the parent.
   */
  env: {
    [k: string]: string;
  };
  model?: string;
  timeoutMs: number;
}
