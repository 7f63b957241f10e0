// Generated from the JSON Schema beside this folder by `npm run generate`. Do not edit.

/**
 * One line that `ax-grok --prompt` prints: a message of the conversation, all of them when the run has ended. Read off the CLI's public source; no version was recorded, so that no entry has x-versions. Objects stay open.
 */
export type StreamJsonRecord = UserRecord | CallsRecord | AnswerRecord | ToolRecord;

/**
 * The prompt, played back with what was put ahead of it.
 */
export interface UserRecord {
  role: "user";
  content: string;
}
/**
 * A message of the model's that calls tools. Without a text of its own it has one of the CLI's.
 */
export interface CallsRecord {
  role: "assistant";
  content: string;
  /**
   * @minItems 1
   */
  tool_calls: [ToolCall, ...ToolCall[]];
}
export interface ToolCall {
  id: string;
  type: "function";
  function: {
    name: string;
    /**
     * JSON in a string, as the model wrote it.
     */
    arguments: string;
  };
}
/**
 * The last message: the answer, or a sentence of the CLI's about a failure.
 */
export interface AnswerRecord {
  role: "assistant";
  content: string;
}
/**
 * What a tool printed, or why it failed. The call that it answers is told by the order alone.
 */
export interface ToolRecord {
  role: "tool";
  content: string;
}
