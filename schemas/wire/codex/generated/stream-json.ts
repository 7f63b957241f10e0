// Generated from the JSON Schema beside this folder by `npm run generate`. Do not edit.

/**
 * One line that `codex exec --json` prints: what was seen in the recordings of each version named in x-versions. Objects stay open, since every release adds fields. x-stream tells how records make a stream from 0.60 on: a thread, then items and notices, then the end of the turn. 0.36 has records of its own: a configuration, the prompt, then messages in an envelope, and none that ends a run.
 */
export type CodexStreamRecord =
  | ThreadStartedRecord
  | TurnStartedRecord
  | TurnCompletedRecord
  | TurnFailedRecord
  | ErrorRecord
  | ItemStartedRecord
  | ItemUpdatedRecord
  | ItemCompletedRecord
  | ConfigurationRecord
  | PromptRecord
  | MessageEnvelope;
/**
 * Ids count from item_0 in every process, with gaps.
 */
export type Item =
  | AgentMessageItem
  | ReasoningItem
  | CommandExecutionItem
  | FileChangeItem
  | McpToolCallItem
  | WebSearchItem
  | TodoListItem
  | CollabToolCallItem
  | WarningItem;
export type Message =
  | TaskStartedMessage
  | AgentMessageMessage
  | AgentReasoningMessage
  | AgentReasoningSectionBreakMessage
  | ExecCommandBeginMessage
  | ExecCommandOutputDeltaMessage
  | ExecCommandEndMessage
  | PatchApplyBeginMessage
  | PatchApplyEndMessage
  | McpToolCallBeginMessage
  | McpToolCallEndMessage
  | WebSearchBeginMessage
  | WebSearchEndMessage
  | PlanUpdateMessage
  | TurnDiffMessage
  | TokenCountMessage
  | StreamErrorMessage
  | ErrorMessage;

/**
 * Start of a process. A resumed thread has the id of the earlier one.
 */
export interface ThreadStartedRecord {
  type: "thread.started";
  thread_id: string;
}
/**
 * Start of a turn; warnings may come before it.
 */
export interface TurnStartedRecord {
  type: "turn.started";
}
/**
 * End of a turn that went well.
 */
export interface TurnCompletedRecord {
  type: "turn.completed";
  usage: ThreadUsage;
}
/**
 * Cached tokens are a part of the input, reasoning is a part of the output. After a resume 0.120 and later print the total of the thread, 0.60.1 that of this run. All zeros where the API sent no figures.
 */
export interface ThreadUsage {
  input_tokens: number;
  cached_input_tokens: number;
  cache_write_input_tokens?: number;
  output_tokens: number;
  reasoning_output_tokens?: number;
}
/**
 * End of a turn that failed: a sentence, no code and no status.
 */
export interface TurnFailedRecord {
  type: "turn.failed";
  error: {
    message: string;
  };
}
/**
 * A notice that a model call is tried again (`Reconnecting... 1/5 (reason)`, without the reason in 0.60.1), or the sentence that turn.failed says next.
 */
export interface ErrorRecord {
  type: "error";
  message: string;
}
/**
 * A tool or a plan begins.
 */
export interface ItemStartedRecord {
  type: "item.started";
  item: Item;
}
/**
 * A text of the agent, commentary or answer; completed only. Printed again by a retry.
 */
export interface AgentMessageItem {
  id: string;
  type: "agent_message";
  text: string;
}
/**
 * A thought; completed only. 0.60.1 prints an item for each part.
 */
export interface ReasoningItem {
  id: string;
  type: "reasoning";
  text: string;
}
/**
 * A command; exit_code is null while it runs.
 */
export interface CommandExecutionItem {
  id: string;
  type: "command_execution";
  command: string;
  aggregated_output: string;
  exit_code: number | null;
  status: "in_progress" | "completed" | "failed";
}
/**
 * A patch, without its text. 0.60.1: completed only.
 */
export interface FileChangeItem {
  id: string;
  type: "file_change";
  changes: {
    path: string;
    kind: "add" | "delete" | "update";
  }[];
  status: "in_progress" | "completed" | "failed";
}
/**
 * A call of an MCP server's tool; result and error are null rather than absent.
 */
export interface McpToolCallItem {
  id: string;
  type: "mcp_tool_call";
  server: string;
  tool: string;
  arguments: {};
  result: {} | null;
  error: {
    message: string;
  } | null;
  status: "in_progress" | "completed" | "failed";
}
/**
 * A search. 0.171.0 prints the key id twice: the item's, then the API's, which JSON.parse keeps. 0.60.1: completed only, no action.
 */
export interface WebSearchItem {
  id: string;
  type: "web_search";
  query: string;
  action?: {
    type?: string;
    query?: string;
  };
}
/**
 * A plan: started, updated, and completed just before the turn ends.
 */
export interface TodoListItem {
  id: string;
  type: "todo_list";
  items: {
    text: string;
    completed: boolean;
  }[];
}
/**
 * A call that starts a sub-agent or waits for it; what that one said stands in agents_states.
 */
export interface CollabToolCallItem {
  id: string;
  type: "collab_tool_call";
  tool: string;
  sender_thread_id: string;
  receiver_thread_ids: string[];
  prompt: string | null;
  agents_states: {
    [k: string]: {
      status: string;
      message: string | null;
    };
  };
  status: "in_progress" | "completed" | "failed";
}
/**
 * A warning, never a failure.
 */
export interface WarningItem {
  id: string;
  type: "error";
  message: string;
}
/**
 * A plan changes.
 */
export interface ItemUpdatedRecord {
  type: "item.updated";
  item: Item;
}
/**
 * A text, a warning, or a tool or a plan that is over.
 */
export interface ItemCompletedRecord {
  type: "item.completed";
  item: Item;
}
/**
 * First line of 0.36: no type, keys in another order in every run; some models have more of them.
 */
export interface ConfigurationRecord {
  workdir: string;
  model: string;
  provider: string;
  approval: string;
  sandbox: string;
  "reasoning effort"?: string;
  "reasoning summaries"?: string;
}
/**
 * Second line of 0.36: the prompt, printed back.
 */
export interface PromptRecord {
  prompt: string;
}
/**
 * Every other line of 0.36. An error of the set-up has the id "".
 */
export interface MessageEnvelope {
  id: string;
  msg: Message;
}
/**
 * Start of a task.
 */
export interface TaskStartedMessage {
  type: "task_started";
  model_context_window: number | null;
}
/**
 * A text of the agent.
 */
export interface AgentMessageMessage {
  type: "agent_message";
  message: string;
}
/**
 * A part of a thought.
 */
export interface AgentReasoningMessage {
  type: "agent_reasoning";
  text: string;
}
/**
 * A new part of a thought begins.
 */
export interface AgentReasoningSectionBreakMessage {
  type: "agent_reasoning_section_break";
}
/**
 * A command begins.
 */
export interface ExecCommandBeginMessage {
  type: "exec_command_begin";
  call_id: string;
  command: string[];
  cwd: string;
  parsed_cmd: {}[];
}
/**
 * A piece of its output, in base64.
 */
export interface ExecCommandOutputDeltaMessage {
  type: "exec_command_output_delta";
  call_id: string;
  stream: string;
  chunk: string;
}
/**
 * A command is over; its output stands in it three times.
 */
export interface ExecCommandEndMessage {
  type: "exec_command_end";
  call_id: string;
  stdout: string;
  stderr: string;
  aggregated_output: string;
  exit_code: number;
  duration: {
    secs: number;
    nanos: number;
  };
  formatted_output: string;
}
/**
 * A patch begins.
 */
export interface PatchApplyBeginMessage {
  type: "patch_apply_begin";
  call_id: string;
  auto_approved: boolean;
  changes: {};
}
/**
 * A patch is over.
 */
export interface PatchApplyEndMessage {
  type: "patch_apply_end";
  call_id: string;
  stdout: string;
  stderr: string;
  success: boolean;
}
/**
 * A call of an MCP server's tool.
 */
export interface McpToolCallBeginMessage {
  type: "mcp_tool_call_begin";
  call_id: string;
  invocation: {
    server: string;
    tool: string;
    arguments: {};
  };
}
/**
 * Its result, as Ok or Err.
 */
export interface McpToolCallEndMessage {
  type: "mcp_tool_call_end";
  call_id: string;
  invocation: {
    server: string;
    tool: string;
    arguments: {};
  };
  duration: {
    secs: number;
    nanos: number;
  };
  result: {
    Ok?: {};
    Err?: string;
  };
}
/**
 * A search at the API begins.
 */
export interface WebSearchBeginMessage {
  type: "web_search_begin";
  call_id: string;
}
/**
 * A search is over.
 */
export interface WebSearchEndMessage {
  type: "web_search_end";
  call_id: string;
  query: string;
}
/**
 * The whole plan.
 */
export interface PlanUpdateMessage {
  type: "plan_update";
  explanation: string | null;
  plan: {
    step: string;
    status: string;
  }[];
}
/**
 * The diff so far, again after each model call.
 */
export interface TurnDiffMessage {
  type: "turn_diff";
  unified_diff: string;
}
/**
 * End of a model call; totals of this process. Null where the API sent no figures.
 */
export interface TokenCountMessage {
  type: "token_count";
  info: {
    total_token_usage: ProcessUsage;
    last_token_usage: ProcessUsage;
    model_context_window: number | null;
  } | null;
}
export interface ProcessUsage {
  input_tokens: number;
  cached_input_tokens: number;
  output_tokens: number;
  reasoning_output_tokens: number;
  total_tokens: number;
}
/**
 * A model call that is tried again.
 */
export interface StreamErrorMessage {
  type: "stream_error";
  message: string;
}
/**
 * Why the task failed; before a task began, a warning.
 */
export interface ErrorMessage {
  type: "error";
  message: string;
}
