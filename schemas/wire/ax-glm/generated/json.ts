// Generated from the JSON Schema beside this folder by `npm run generate`. Do not edit.

/**
 * Whole stdout of `ax-glm --json --prompt`: the messages of a run in one object on one line (over several lines with --vscode), or the error of a run that could not begin. Read off the CLI's public source, not recorded. A failed model call is a message here too.
 */
export type JsonOutput = {
  [k: string]: unknown;
} & {
  messages?: Message[];
  model?: string;
  error?: JsonError;
  timestamp: string;
};

/**
 * A line of the stream, see stream-json.schema.json.
 */
export interface Message {
  role: "user" | "assistant" | "tool";
  content: string;
  tool_calls?: unknown[];
}
export interface JsonError {
  message: string;
  /**
   * Name of the exception's class: Error, TypeError ...
   */
  type: string;
}
