// Generated from the JSON Schema beside this folder by `npm run generate`. Do not edit.

/**
 * What a caller asks of a run.
 */
export interface RunRequest {
  prompt: string;
  systemPrompt?: string;
  model?: string;
  cwd?: string;
  outputFormat?: "text" | "json" | "stream-json";
  /**
   * Ask for text deltas.
   */
  partialMessages?: boolean;
  session?: SessionRequest;
  maxTurns?: number;
  /**
   * Tools that need no approval.
   */
  allowTools?: string[];
  /**
   * Approve every tool.
   */
  skipPermissions?: boolean;
  timeoutMs?: number;
  /**
   * Extra environment, by the caller's choice.
   */
  env?: {
    [k: string]: string;
  };
  /**
   * Set by the shell for prompt style file: a folder of this run's own, in which the invocation's files will stand.
   */
  filesFolder?: string;
}
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
