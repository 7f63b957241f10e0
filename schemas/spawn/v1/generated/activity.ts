// Generated from the JSON Schema beside this folder by `npm run generate`. Do not edit.

/**
 * What happens in a run while it lasts.
 */
export interface SpawnActivity {
  kind: "session" | "assistant_text" | "thinking" | "tool_use" | "tool_result";
  /**
   * A text, or the name of a tool.
   */
  text?: string;
}
