// Generated from the JSON Schema beside this folder by `npm run generate`. Do not edit.

/**
 * What happened inside a run, in the order of the stream; five kinds and no other.
 */
export type ActivityEvent = SessionEvent | AssistantTextEvent | ThinkingEvent | ToolUseEvent | ToolResultEvent;

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
   * Set inside a sub-agent.
   */
  parent_tool_call_id?: string | null;
}
export interface ToolResultEvent {
  kind: "tool_result";
  tool_call_id: string;
  status: "ok" | "error";
  /**
   * Verbatim result.
   */
  output: unknown;
  /**
   * Set inside a sub-agent.
   */
  parent_tool_call_id?: string | null;
}
