// Generated from the JSON Schema beside this folder by `npm run generate`. Do not edit.

/**
 * What happens inside a run; these fields and no others.
 */
export type AgentActivityEvent =
  | {
      kind: "session";
      model: string | null;
      tools: number | null;
      cwd: string | null;
    }
  | {
      kind: "assistant_text";
      text: string;
    }
  | {
      kind: "thinking";
      text: string;
    }
  | {
      kind: "tool_use";
      tool_call_id: string;
      name: string;
      /**
       * Verbatim arguments.
       */
      input: unknown;
    }
  | {
      kind: "tool_result";
      tool_call_id: string;
      status: "ok" | "error";
      /**
       * Verbatim result.
       */
      output: unknown;
    };
