// Generated from the JSON Schema beside this folder by `npm run generate`. Do not edit.

/**
 * One line that `grok --output-format streaming-json` or `streaming-messages-json` prints: what was seen in the recordings of each version named in x-versions. The two streams share no type of record. Objects stay open, since every release adds fields.
 */
export type StreamJsonRecord =
  | AvailableCommandsRecord
  | TextRecord
  | ThoughtRecord
  | UsageRecord
  | ToolCallRecord
  | ToolUpdateRecord
  | PlanRecord
  | CompactStartedRecord
  | CompactCompletedRecord
  | MaxTurnsRecord
  | EndRecord
  | ErrorRecord
  | InitRecord
  | AssistantRecord
  | UserRecord
  | StreamEventRecord
  | ResultRecord;
export type ContentBlock =
  | {
      type: "text";
      text: string;
    }
  | {
      type: "thinking";
      thinking: string;
      signature?: string;
    }
  | {
      type: "tool_use";
      id: string;
      name: string;
      input: unknown;
    };

/**
 * Tools and commands on offer; printed two to four times a run, also in the middle of a text.
 */
export interface AvailableCommandsRecord {
  type: "available_commands";
  tools: string[];
  commands: string[];
}
/**
 * A piece of what the model says. Nothing tells which message it is of; one that was tried again comes again from its start.
 */
export interface TextRecord {
  type: "text";
  data: string;
}
/**
 * A piece of what the model thinks.
 */
export interface ThoughtRecord {
  type: "thought";
  data: string;
}
/**
 * The end of a model call; `usage` is missing where the API sent none.
 */
export interface UsageRecord {
  type: "usage";
  usage?: CallUsage;
  /**
   * Of the Messages backend alone, as the two fields below.
   */
  messageId?: string;
  stopReason?: string;
  signature?: string;
}
export interface CallUsage {
  /**
   * Without cached tokens.
   */
  input_tokens: number;
  /**
   * With reasoning.
   */
  output_tokens: number;
  cache_read_input_tokens: number;
  cache_creation_input_tokens: number;
  reasoning_tokens: number;
}
/**
 * A tool begins to run.
 */
export interface ToolCallRecord {
  type: "tool_call";
  toolCallId: string;
  title: string;
  kind: string;
  status: string;
  toolName: string;
  /**
   * Null where the model's arguments were no JSON.
   */
  rawInput: {} | null;
  content: {}[];
  locations: {}[];
}
/**
 * News of a tool. `completed` says that it ran, also where its command failed; `failed` that it could not.
 */
export interface ToolUpdateRecord {
  type: "tool_call_update";
  toolCallId: string;
  status: null | "in_progress" | "completed" | "failed";
  content: ToolContent[];
  rawOutput: RawOutput | null;
  locations: {}[];
}
export interface ToolContent {
  type: "content" | "diff";
  content?: {};
  path?: string;
  oldText?: string;
  newText?: string;
}
export interface RawOutput {
  type: string;
  output?: number[] | {};
  output_for_prompt?: string;
  /**
   * 0 as long as the command runs.
   */
  exit_code?: number;
  timed_out?: boolean;
  /**
   * Of an MCP server's tool, as the field below.
   */
  tool_name?: string;
  server_name?: string;
}
/**
 * The agent's plan as it is now.
 */
export interface PlanRecord {
  type: "plan";
  entries: {
    content: string;
    priority: string;
    status: "pending" | "in_progress" | "completed";
  }[];
}
/**
 * The context is full: a summary of the conversation is made.
 */
export interface CompactStartedRecord {
  type: "auto_compact_started";
  /**
   * Share of the context that was in use.
   */
  percentage?: number;
}
/**
 * The summary took the place of the conversation.
 */
export interface CompactCompletedRecord {
  type: "auto_compact_completed";
}
/**
 * The limit of turns was reached.
 */
export interface MaxTurnsRecord {
  type: "max_turns_reached";
}
/**
 * The end of a run that went its way, and the only place where its session stands.
 */
export interface EndRecord {
  type: "end";
  /**
   * end_turn, max_tokens, refusal or cancelled.
   */
  stopReason: string;
  sessionId: string;
  requestId: string;
  usage?: RunUsage;
  num_turns?: number;
  modelUsage?: {
    [k: string]: ModelUsage;
  };
  /**
   * In the CLI's own manual; not recorded.
   */
  total_cost_usd?: number;
}
export interface RunUsage {
  /**
   * Without cached tokens.
   */
  input_tokens: number;
  /**
   * With reasoning.
   */
  output_tokens: number;
  cache_read_input_tokens: number;
  cache_creation_input_tokens: number;
  reasoning_tokens: number;
  total_tokens: number;
}
export interface ModelUsage {
  inputTokens: number;
  outputTokens: number;
  cacheReadInputTokens: number;
  cacheCreationInputTokens: number;
  modelCalls: number;
  costUSD?: number;
}
/**
 * The run failed: the last line, without a session. The message may hold JSON.
 */
export interface ErrorRecord {
  type: "error";
  message: string;
}
/**
 * Start of a run of streaming-messages-json, held back until another line is there. `model` is the key in config.toml, with the Messages backend the model's own name.
 */
export interface InitRecord {
  type: "system";
  subtype: "init";
  session_id: string;
  apiKeySource: string;
  model: string;
  cwd: string;
  permissionMode: string;
  tools: string[];
  slash_commands: string[];
  mcp_servers: {}[];
  skills: string[];
  uuid: string;
}
/**
 * A whole message of the model.
 */
export interface AssistantRecord {
  type: "assistant";
  message: {
    id: string;
    type: "message";
    role: "assistant";
    model: string;
    content: ContentBlock[];
    stop_reason: string | null;
    stop_sequence: string | null;
    usage: MessageUsage;
  };
  /**
   * Null in all recordings.
   */
  parent_tool_use_id: string | null;
  session_id: string;
  uuid: string;
}
export interface MessageUsage {
  /**
   * Without cached tokens.
   */
  input_tokens: number;
  /**
   * With reasoning.
   */
  output_tokens: number;
  cache_read_input_tokens: number;
  cache_creation_input_tokens: number;
  server_tool_use?: {};
}
/**
 * Results of tools.
 */
export interface UserRecord {
  type: "user";
  message: {
    role: "user";
    content: ToolResultBlock[];
  };
  /**
   * Null in all recordings.
   */
  parent_tool_use_id: string | null;
  session_id: string;
  uuid: string;
}
export interface ToolResultBlock {
  type: "tool_result";
  tool_use_id: string;
  /**
   * JSON of the whole rawOutput, or a sentence.
   */
  content: string;
  is_error: boolean;
}
/**
 * An event of the Messages API, real or made up, with --include-partial-messages.
 */
export interface StreamEventRecord {
  type: "stream_event";
  event: {
    type: string;
    index?: number;
    message?: {};
    content_block?: {};
    delta?: {};
    usage?: MessageUsage;
  };
  /**
   * Null in all recordings.
   */
  parent_tool_use_id: string | null;
  session_id: string;
  uuid: string;
}
/**
 * The end of a run of streaming-messages-json. `result` is missing on an error, `errors` on a success.
 */
export interface ResultRecord {
  type: "result";
  subtype: "success" | "error_during_execution" | "error_max_turns" | "error_max_structured_output_retries";
  is_error: boolean;
  duration_ms: number;
  duration_api_ms: number;
  num_turns: number;
  result?: string;
  stop_reason: string | null;
  /**
   * 0.0 where the price is not known.
   */
  total_cost_usd: number;
  usage: MessageUsage;
  modelUsage: {
    [k: string]: PricedModelUsage;
  };
  errors?: string[];
  session_id: string;
  uuid: string;
}
export interface PricedModelUsage {
  inputTokens: number;
  outputTokens: number;
  cacheReadInputTokens: number;
  cacheCreationInputTokens: number;
  webSearchRequests: number;
  costUSD: number;
  contextWindow?: number;
}
