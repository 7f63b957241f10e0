// Generated from the JSON Schema beside this folder by `npm run generate`. Do not edit.

/**
 * One line that `grok -p` of @vibe-kit/grok-cli prints, all of them when the run is over: what was seen in the recordings of each version named in x-versions. Objects stay open. There is no type: the role tells them apart.
 */
export type StreamJsonRecord = UserRecord | AssistantRecord | ToolRecord;

/**
 * The prompt, played back.
 */
export interface UserRecord {
  role: "user";
  content: string;
}
/**
 * A message of the model, or of the CLI in its place: an error, the limit of rounds, an empty answer.
 */
export interface AssistantRecord {
  role: "assistant";
  content: string;
  /**
   * @minItems 1
   */
  tool_calls?: [ToolCall, ...ToolCall[]];
}
export interface ToolCall {
  id: string;
  type: "function";
  function: {
    name: string;
    /**
     * JSON, or what the model meant for it.
     */
    arguments: string;
  };
}
/**
 * What a tool printed. No field tells whether it failed.
 */
export interface ToolRecord {
  role: "tool";
  tool_call_id: string;
  content: string;
}
