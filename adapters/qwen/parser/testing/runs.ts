import { parseRun, type RunOptions } from "../../../shared/parser/testing/parse-run.ts";
import qwen from "../../index.ts";

export const SESSION = "11111111-2222-4333-8444-555555555555";
const at = { uuid: "u", session_id: SESSION };

/** What the adapter makes of a run. */
export const parse = (stdout: readonly unknown[] | string, options?: RunOptions) =>
  parseRun(qwen, stdout, options);

/** The first record of a version. */
export const init = (qwen_code_version: unknown = "0.24.4") => ({
  type: "system",
  subtype: "init",
  ...at,
  cwd: "/home/user/project",
  tools: ["edit", "agent"],
  model: "qwen3-coder-plus",
  qwen_code_version,
});

/** Usage that the parts of a message before its last one show, as does a sentence of the CLI's. */
const uncounted = { input_tokens: 0, output_tokens: 0 };
export const counted = {
  input_tokens: 120,
  output_tokens: 8,
  cache_read_input_tokens: 20,
  total_tokens: 128,
};
const nothing = { ...uncounted, cache_read_input_tokens: 0 };

let messages = 0;
export const blocks = (content: unknown, usage: unknown = counted, parent: string | null = null) => ({
  type: "assistant",
  ...at,
  parent_tool_use_id: parent,
  message: { id: `m${messages++}`, role: "assistant", content, stop_reason: null, usage },
});
export const said = (text: unknown, usage: unknown = counted, parent: string | null = null) =>
  blocks([{ type: "text", text }], usage, parent);
export const reported = (text: string) => said(text, uncounted);
export const called = (id: string, name = "edit", parent: string | null = null) =>
  blocks([{ type: "tool_use", id, name, input: { path: "a" } }], counted, parent);
export const gave = (id: string, more: object = {}, parent: string | null = null) => ({
  type: "user",
  ...at,
  parent_tool_use_id: parent,
  message: {
    role: "user",
    content: [{ type: "tool_result", tool_use_id: id, is_error: false, content: "hi", ...more }],
  },
});
export const retry = (data: object = {}) => ({
  type: "system",
  subtype: "retry",
  ...at,
  data: { reason: "retry", discardedToolCalls: 0, preserveText: true, ...data },
});
export const event = (body: object) => ({
  type: "stream_event",
  ...at,
  parent_tool_use_id: null,
  event: body,
});
export const ended = (result: unknown, usage: unknown = counted, more: object = {}) => ({
  type: "result",
  subtype: "success",
  ...at,
  is_error: false,
  duration_ms: 9,
  duration_api_ms: 8,
  num_turns: 1,
  result,
  usage,
  ...more,
});
export const failed = (message: string, more: object = {}) => ({
  type: "result",
  subtype: "error_during_execution",
  ...at,
  is_error: true,
  duration_ms: 9,
  duration_api_ms: 0,
  num_turns: 1,
  usage: nothing,
  error: { message },
  ...more,
});
export const unanswered = (text: string) => ended(text, nothing);
