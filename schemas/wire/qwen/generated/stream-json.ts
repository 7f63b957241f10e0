// Generated from the JSON Schema beside this folder by `npm run generate`. Do not edit.

/**
 * One line that `qwen -o stream-json` prints: what was seen in the recordings of each version named in x-versions. json mode prints the same records as one array.
 */
export type StreamJsonRecord =
  | SystemInitRecord
  | SystemRetryRecord
  | AssistantRecord
  | UserRecord
  | StreamEventRecord
  | ResultSuccessRecord
  | ResultErrorRecord;

/**
 * Start of a run.
 */
export interface SystemInitRecord {
  type: "system";
  subtype: "init";
  uuid: string;
  session_id: string;
  cwd: string;
  tools: string[];
  mcp_servers?: unknown[];
  model: string;
  permission_mode: string;
  slash_commands?: string[];
  qwen_code_version: string;
  agents?: string[];
}
/**
 * A model call is made again. attempt, maxRetries and delayMs stand there only when the CLI waits.
 */
export interface SystemRetryRecord {
  type: "system";
  subtype: "retry";
  uuid: string;
  session_id: string;
  parent_tool_use_id?: string | null;
  data: RetryData;
}
export interface RetryData {
  reason: string;
  discardedToolCalls: number;
  preserveText: boolean;
  attempt?: number;
  maxRetries?: number;
  delayMs?: number;
}
/**
 * One kind of content of a message of the model's, or the CLI's own sentence about a failed call.
 */
export interface AssistantRecord {
  type: "assistant";
  uuid: string;
  session_id: string;
  parent_tool_use_id: string | null;
  message: AssistantMessage;
}
export interface AssistantMessage {
  id: string;
  type: "message";
  role: "assistant";
  model: string;
  content: (TextBlock | ThinkingBlock | ToolUseBlock)[];
  stop_reason: string | null;
  usage: MessageUsage;
}
export interface TextBlock {
  type: "text";
  text: string;
}
export interface ThinkingBlock {
  type: "thinking";
  thinking: string;
  signature?: string;
}
export interface ToolUseBlock {
  type: "tool_use";
  id: string;
  name: string;
  input: {};
}
/**
 * Input includes what was cached. The parts of a message before its last one say 0 and 0, and nothing of the cache.
 */
export interface MessageUsage {
  input_tokens: number;
  output_tokens: number;
  cache_read_input_tokens?: number;
  total_tokens?: number;
}
/**
 * What a tool gave.
 */
export interface UserRecord {
  type: "user";
  uuid: string;
  session_id: string;
  parent_tool_use_id: string | null;
  message: UserMessage;
}
export interface UserMessage {
  role: "user";
  content: ToolResultBlock[];
}
export interface ToolResultBlock {
  type: "tool_result";
  tool_use_id: string;
  is_error: boolean;
  content?: string;
}
/**
 * An event in the style of Anthropic's API with --include-partial-messages, or the CLI's own goal_state.
 */
export interface StreamEventRecord {
  type: "stream_event";
  uuid: string;
  session_id: string;
  parent_tool_use_id: string | null;
  event:
    | GoalStateEvent
    | MessageStartEvent
    | ContentBlockStartEvent
    | ContentBlockDeltaEvent
    | ContentBlockStopEvent
    | MessageStopEvent;
}
export interface GoalStateEvent {
  type: "goal_state";
  goal_state: {};
}
export interface MessageStartEvent {
  type: "message_start";
  message: {
    id: string;
    role: "assistant";
    model: string;
    /**
     * @maxItems 0
     */
    content: [];
  };
}
export interface ContentBlockStartEvent {
  type: "content_block_start";
  index: number;
  content_block: TextBlock | ThinkingBlock | ToolUseBlock;
}
export interface ContentBlockDeltaEvent {
  type: "content_block_delta";
  index: number;
  delta:
    | {
        type: "text_delta";
        text: string;
      }
    | {
        type: "thinking_delta";
        thinking: string;
      }
    | {
        type: "input_json_delta";
        partial_json: string;
      };
}
export interface ContentBlockStopEvent {
  type: "content_block_stop";
  index: number;
}
export interface MessageStopEvent {
  type: "message_stop";
}
/**
 * End of a run. 0.12.0 says success of failed model calls too: result is then the CLI's sentence about it.
 */
export interface ResultSuccessRecord {
  type: "result";
  subtype: "success";
  uuid: string;
  session_id: string;
  is_error: false;
  duration_ms: number;
  duration_api_ms: number;
  num_turns: number;
  result: string;
  usage: MessageUsage;
  permission_denials: unknown[];
}
/**
 * End of a run that failed. A refusal to start is this record and no other.
 */
export interface ResultErrorRecord {
  type: "result";
  subtype: "error_during_execution";
  uuid: string;
  session_id: string;
  is_error: true;
  duration_ms: number;
  duration_api_ms: number;
  num_turns: number;
  usage: MessageUsage;
  permission_denials: unknown[];
  error: ResultErrorDetail;
}
export interface ResultErrorDetail {
  message: string;
}
