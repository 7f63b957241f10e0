// Generated from the JSON Schema beside this folder by `npm run generate`. Do not edit.

/**
 * One line that `cursor-agent -p --output-format stream-json` prints, by its documentation and by public reports of the versions named in x-versions: nothing was recorded. Objects stay open, since every release adds fields. x-stream tells how records make a stream: the start, then texts, thoughts and tools, then the result.
 */
export type StreamJsonRecord =
  SystemRecord | UserRecord | ThinkingRecord | AssistantRecord | ToolCallRecord | ResultRecord;

/**
 * The start, once and first.
 */
export interface SystemRecord {
  type: "system";
  subtype: "init";
  apiKeySource?: string;
  cwd?: string;
  session_id: string;
  model: string;
  permissionMode?: string;
}
/**
 * The prompt, played back.
 */
export interface UserRecord {
  type: "user";
  message: Message;
  session_id: string;
}
export interface Message {
  role: "user" | "assistant";
  content: {
    type: "text";
    text: string;
  }[];
}
/**
 * A piece of a thought, or its end.
 */
export interface ThinkingRecord {
  type: "thinking";
  subtype: "delta" | "completed";
  text?: string;
  session_id: string;
  timestamp_ms?: number;
}
/**
 * A text: whole before a tool (with model_call_id and timestamp_ms), whole at the end (with neither), or a piece (with timestamp_ms alone).
 */
export interface AssistantRecord {
  type: "assistant";
  message: Message;
  session_id: string;
  model_call_id?: string;
  timestamp_ms?: number;
}
/**
 * A tool begins or has ended. Its name is the key of the call.
 */
export interface ToolCallRecord {
  type: "tool_call";
  subtype: "started" | "completed";
  call_id: string;
  tool_call: {
    shellToolCall?: Call;
    readToolCall?: Call;
    editToolCall?: Call;
  };
  model_call_id?: string;
  session_id: string;
  timestamp_ms?: number;
}
export interface Call {
  args: {};
  result?: {};
}
/**
 * The end of the run, if it went well; usage since some version of 2026.
 */
export interface ResultRecord {
  type: "result";
  subtype: string;
  is_error: boolean;
  duration_ms?: number;
  duration_api_ms?: number;
  result: string;
  session_id: string;
  request_id?: string;
  usage?: Usage;
}
/**
 * Tokens of the run; cached ones stand beside the input.
 */
export interface Usage {
  inputTokens: number;
  outputTokens: number;
  cacheReadTokens?: number;
  cacheWriteTokens?: number;
}
