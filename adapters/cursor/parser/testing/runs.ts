import { parseRun, type RunOptions } from "../../../shared/parser/testing/parse-run.ts";
import cursor from "../../index.ts";

export const SESSION = "c6b62c6f-7ead-4fd6-9922-e952131177ff";

/** What the adapter makes of a run. */
export const parse = (stdout: readonly unknown[] | string, options?: RunOptions) =>
  parseRun(cursor, stdout, options);

export const init = () => ({
  type: "system",
  subtype: "init",
  cwd: "/home/user/project",
  session_id: SESSION,
  model: "Auto",
});
export const said = (text: unknown, more: object = {}) => ({
  type: "assistant",
  message: { role: "assistant", content: [{ type: "text", text }] },
  session_id: SESSION,
  ...more,
});
export const piece = (text: string) => said(text, { timestamp_ms: 1774846267524 });
export const beforeTool = (text: string) => said(text, { timestamp_ms: 1774846267524, model_call_id: "m-1" });
export const thought = (text?: string) => ({
  type: "thinking",
  subtype: text === undefined ? "completed" : "delta",
  ...(text !== undefined && { text }),
  session_id: SESSION,
});
export const call = (tool: object, subtype = "started", call_id: unknown = "call-1") => ({
  type: "tool_call",
  subtype,
  call_id,
  tool_call: tool,
  session_id: SESSION,
});
export const result = (text: unknown, more: object = {}) => ({
  type: "result",
  subtype: "success",
  duration_ms: 1,
  is_error: false,
  result: text,
  session_id: SESSION,
  ...more,
});
