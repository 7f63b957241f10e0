// Generated from the JSON Schema beside this folder by `npm run generate`. Do not edit.

/**
 * One line that `pi --mode json` prints: what was seen in the recordings of each version named in x-versions. Objects stay open, since every release adds fields. x-stream tells how records make a stream: the session, then messages with their pieces, tools and retries, then the end of the loop, and in 1.6.0 one record more.
 */
export type StreamJsonRecord =
  | SessionRecord
  | AgentStartRecord
  | TurnStartRecord
  | MessageStartRecord
  | MessageUpdateRecord
  | MessageEndRecord
  | ToolExecutionStartRecord
  | ToolExecutionUpdateRecord
  | ToolExecutionEndRecord
  | TurnEndRecord
  | AgentEndRecord
  | AutoRetryStartRecord
  | AutoRetryEndRecord
  | CompactionStartRecord
  | EntryAppendedRecord
  | AgentSettledRecord;

/**
 * The session, always first and alone where nothing is asked. The same line begins the session's file.
 */
export interface SessionRecord {
  type: "session";
  version: number;
  id: string;
  timestamp: string;
  cwd: string;
}
/**
 * The loop begins; once more for each retry.
 */
export interface AgentStartRecord {
  type: "agent_start";
}
/**
 * One model call and its tools begin.
 */
export interface TurnStartRecord {
  type: "turn_start";
}
/**
 * A message begins. An assistant's is a placeholder.
 */
export interface MessageStartRecord {
  type: "message_start";
  message: SystemMessage | UserMessage | AssistantMessage | ToolResultMessage;
}
/**
 * The instructions of a new session (1.6.0).
 */
export interface SystemMessage {
  role: "system";
  content: string;
  sections: {};
  toolsAdded: unknown[];
  timestamp: number;
}
export interface UserMessage {
  role: "user";
  content: TextBlock[];
  timestamp: number;
}
export interface TextBlock {
  type: "text";
  text: string;
}
/**
 * What a model answered. A message that has only begun has the stopReason `stop` in 0.73.1 and `pending` in 1.6.0.
 */
export interface AssistantMessage {
  role: "assistant";
  content: (TextBlock | ThinkingBlock | ToolCallBlock)[];
  api: string;
  provider: string;
  /**
   * The model that was asked.
   */
  model: string;
  usage: MessageUsage;
  stopReason: "pending" | "stop" | "length" | "toolUse" | "error" | "aborted";
  /**
   * Milliseconds since the epoch.
   */
  timestamp: number;
  responseId?: string;
  /**
   * The model that answered, where the provider tells.
   */
  responseModel?: string;
  /**
   * The provider's own word (1.6.0).
   */
  rawStopReason?: string;
  errorMessage?: string;
  /**
   * 1.6.0.
   */
  durationMs?: number;
  /**
   * 1.6.0.
   */
  thinkingLevel?: string;
}
export interface ThinkingBlock {
  type: "thinking";
  thinking: string;
  thinkingSignature: string;
}
export interface ToolCallBlock {
  type: "toolCall";
  id: string;
  name: string;
  arguments: {};
  /**
   * Why the arguments could not be read (1.6.0).
   */
  argumentsError?: string;
  /**
   * In the snapshots of 0.73.1.
   */
  partialArgs?: string;
  streamIndex?: number;
}
/**
 * Figures of one model call. All zero where none are known.
 */
export interface MessageUsage {
  /**
   * Without cached tokens.
   */
  input: number;
  /**
   * With reasoning.
   */
  output: number;
  cacheRead: number;
  cacheWrite: number;
  /**
   * 1.6.0, where a model answered.
   */
  reasoning?: number;
  totalTokens: number;
  /**
   * US dollars by the prices of the model's configuration.
   */
  cost: {
    input: number;
    output: number;
    cacheRead: number;
    cacheWrite: number;
    total: number;
    /**
     * 1.6.0.
     */
    totalFromProvider?: boolean;
  };
}
export interface ToolResultMessage {
  role: "toolResult";
  toolCallId: string;
  toolName: string;
  content: TextBlock[];
  isError: boolean;
  details?: {};
  usage?: MessageUsage;
  durationMs?: number;
  timestamp: number;
}
/**
 * A piece of the assistant's message. 0.73.1 adds the message so far, twice; 1.6.0 the figures so far.
 */
export interface MessageUpdateRecord {
  type: "message_update";
  usage?: MessageUsage;
  message?: AssistantMessage;
  assistantMessageEvent: BlockStart | ToolCallStart | BlockDelta | BlockEnd | ToolCallEnd;
}
export interface BlockStart {
  type: "text_start" | "thinking_start";
  contentIndex: number;
  partial?: AssistantMessage;
}
export interface ToolCallStart {
  type: "toolcall_start";
  contentIndex: number;
  /**
   * 1.6.0.
   */
  id?: string;
  /**
   * 1.6.0.
   */
  toolName?: string;
  partial?: AssistantMessage;
}
export interface BlockDelta {
  type: "text_delta" | "thinking_delta" | "toolcall_delta";
  contentIndex: number;
  delta: string;
  partial?: AssistantMessage;
}
export interface BlockEnd {
  type: "text_end" | "thinking_end";
  contentIndex: number;
  content: string;
  partial?: AssistantMessage;
}
export interface ToolCallEnd {
  type: "toolcall_end";
  contentIndex: number;
  toolCall: ToolCallBlock;
  partial?: AssistantMessage;
}
/**
 * A message is whole.
 */
export interface MessageEndRecord {
  type: "message_end";
  message: SystemMessage | UserMessage | AssistantMessage | ToolResultMessage;
}
/**
 * A tool begins to run, or is refused because it does not exist.
 */
export interface ToolExecutionStartRecord {
  type: "tool_execution_start";
  toolCallId: string;
  toolName: string;
  args: {};
}
/**
 * What a tool has printed so far.
 */
export interface ToolExecutionUpdateRecord {
  type: "tool_execution_update";
  toolCallId: string;
  toolName: string;
  args: {};
  partialResult: ToolOutput;
}
export interface ToolOutput {
  content: TextBlock[];
  structuredContent?:
    | {
        output: string;
        truncated: boolean;
        exit_code: number;
        wall_time_seconds: number;
      }
    | string;
  details?: {};
  isError?: boolean;
}
/**
 * A tool has ended. A command's exit code other than 0 is an error.
 */
export interface ToolExecutionEndRecord {
  type: "tool_execution_end";
  toolCallId: string;
  toolName: string;
  result: ToolOutput;
  isError: boolean;
  /**
   * 1.6.0, where the tool ran.
   */
  durationMs?: number;
}
/**
 * A model call and its tools are over: copies of their messages.
 */
export interface TurnEndRecord {
  type: "turn_end";
  message: AssistantMessage;
  toolResults: ToolResultMessage[];
}
/**
 * The loop has ended: copies of all its messages. More may follow.
 */
export interface AgentEndRecord {
  type: "agent_end";
  messages: (SystemMessage | UserMessage | AssistantMessage | ToolResultMessage)[];
  /**
   * 1.6.0.
   */
  willRetry?: boolean;
}
/**
 * A failed model call will be made again after a pause.
 */
export interface AutoRetryStartRecord {
  type: "auto_retry_start";
  attempt: number;
  maxAttempts: number;
  delayMs: number;
  errorMessage: string;
}
/**
 * A retry went well, or the last one failed.
 */
export interface AutoRetryEndRecord {
  type: "auto_retry_end";
  success: boolean;
  attempt: number;
  finalError?: string;
}
/**
 * The conversation is about to be summed up. No recording shows the end of that.
 */
export interface CompactionStartRecord {
  type: "compaction_start";
  reason: string;
}
/**
 * An entry was added to the session's file: a failed message is taken out of the context.
 */
export interface EntryAppendedRecord {
  type: "entry_appended";
  entry: {};
}
/**
 * Nothing is left to do.
 */
export interface AgentSettledRecord {
  type: "agent_settled";
  aborted: boolean;
}
