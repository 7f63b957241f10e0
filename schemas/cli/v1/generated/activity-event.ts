// Generated from the JSON Schema beside this folder by `npm run generate`. Do not edit.

/**
 * What happened inside a run, in the order of the stream. A reader that does not know a kind leaves the event out.
 */
export type ActivityEvent =
  | SessionEvent
  | AssistantTextEvent
  | ThinkingEvent
  | ToolUseEvent
  | ToolResultEvent
  | FileChangeEvent
  | PlanEvent
  | CompactionEvent;

export interface SessionEvent {
  kind: "session";
  /**
   * Session id that the CLI printed.
   */
  id?: string | null;
  model?: string | null;
  /**
   * Number of tools offered.
   */
  tools?: number | null;
  cwd?: string | null;
}
export interface AssistantTextEvent {
  kind: "assistant_text";
  /**
   * A piece of the top-level agent's text.
   */
  text: string;
}
export interface ThinkingEvent {
  kind: "thinking";
  text: string;
  /**
   * Set inside a sub-agent.
   */
  parent_tool_call_id?: string | null;
}
export interface ToolUseEvent {
  kind: "tool_use";
  tool_call_id: string;
  name: string;
  /**
   * Verbatim arguments.
   */
  input: unknown;
  /**
   * Name of the MCP server that offers the tool. Left out for the CLI's own tools, and where the CLI does not say.
   */
  mcp_server?: string | null;
  /**
   * Set inside a sub-agent.
   */
  parent_tool_call_id?: string | null;
}
export interface ToolResultEvent {
  kind: "tool_result";
  tool_call_id: string;
  status: "ok" | "error";
  /**
   * Verbatim result: a text, an object, or a list of blocks, pictures among them.
   */
  output: unknown;
  /**
   * Set inside a sub-agent.
   */
  parent_tool_call_id?: string | null;
}
/**
 * A file was changed, one event for each file, after the result of the tool that did it. Changes by a shell command are reported only where the CLI reports them.
 */
export interface FileChangeEvent {
  kind: "file_change";
  /**
   * As the CLI prints it.
   */
  path: string;
  /**
   * Null where the CLI does not say whether the file was there before.
   */
  change: "add" | "update" | "delete" | null;
  /**
   * The call that changed it; null where the CLI names none.
   */
  tool_call_id: string | null;
  /**
   * Set inside a sub-agent.
   */
  parent_tool_call_id?: string | null;
}
/**
 * The agent's plan or list of things to do, whole, each time that it changes.
 */
export interface PlanEvent {
  kind: "plan";
  entries: PlanEntry[];
  /**
   * The call that changed it; null where it is the CLI's own news.
   */
  tool_call_id: string | null;
  /**
   * Set inside a sub-agent.
   */
  parent_tool_call_id?: string | null;
}
export interface PlanEntry {
  content: string;
  /**
   * The first three are words of the Agent Client Protocol. Null where the CLI prints none, or another word.
   */
  status: "pending" | "in_progress" | "completed" | "cancelled" | null;
}
/**
 * The CLI replaced the conversation by a summary, to make room in the model's context.
 */
export interface CompactionEvent {
  kind: "compaction";
  /**
   * manual: somebody asked for it. Null where the CLI does not say.
   */
  trigger: "auto" | "manual" | null;
  /**
   * Tokens of the context before it, where shown.
   */
  tokens_before?: number | null;
  /**
   * Tokens of the context after it, where shown.
   */
  tokens_after?: number | null;
}
