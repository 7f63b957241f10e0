import { parseRun, type RunOptions } from "../../../shared/parser/testing/parse-run.ts";
import gemini from "../../index.ts";

const SESSION = "11111111-2222-4333-8444-555555555555";
/** What 0.8 and 0.11 print of a failed model call, and nothing else. */
export const MARKER =
  "Error when talking to Gemini API Full report available at: /tmp/gemini-client-error-Turn.run-sendMessageStream-x.json";

/** What the adapter makes of a run. */
export const parse = (stdout: readonly unknown[] | string, options?: RunOptions) =>
  parseRun(gemini, stdout, options);

export const init = { type: "init", timestamp: "t", session_id: SESSION, model: "auto" };
export const asked = { type: "message", timestamp: "t", role: "user", content: "Say hello." };
export const said = (content: unknown, more: object = {}) => ({
  type: "message",
  timestamp: "t",
  role: "assistant",
  content,
  delta: true,
  ...more,
});
export const called = (tool_id: string, tool_name = "read_file") => ({
  type: "tool_use",
  timestamp: "t",
  tool_name,
  tool_id,
  parameters: { path: "a" },
});
export const gave = (tool_id: string, more: object = { output: "hi" }) => ({
  type: "tool_result",
  timestamp: "t",
  tool_id,
  status: "success",
  ...more,
});
export const trouble = (severity: unknown, message: string) => ({
  type: "error",
  timestamp: "t",
  severity,
  message,
});
const counted = {
  total_tokens: 1265,
  input_tokens: 1200,
  output_tokens: 25,
  cached: 200,
  input: 1000,
};
export const nothing = { total_tokens: 0, input_tokens: 0, output_tokens: 0, cached: 0, input: 0 };
export const ended = (more: object = {}) => ({
  type: "result",
  timestamp: "t",
  status: "success",
  stats: counted,
  ...more,
});
export const failed = (message: string, type = "unknown") =>
  ended({ status: "error", error: { type, message }, stats: nothing });
