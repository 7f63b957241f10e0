// Generated from the JSON Schema beside this folder by `npm run generate`. Do not edit.

/**
 * What a caller asks of a run.
 */
export interface RunRequest {
  prompt: string;
  systemPrompt?: string;
  model?: string;
  /**
   * How much the model thinks, in the CLI's own word, such as low or high.
   */
  effort?: string;
  cwd?: string;
  outputFormat?: "text" | "json" | "stream-json";
  /**
   * Ask for text deltas.
   */
  partialMessages?: boolean;
  session?: SessionRequest;
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
  timeoutMs?: number;
  /**
   * Extra environment, by the caller's choice.
   */
  env?: {
    [k: string]: string;
  };
  /**
   * Set by the shell: a folder of this run's own, in which the invocation's files will be.
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
