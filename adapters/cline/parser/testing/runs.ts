import { parseRun, type RunOptions } from "../../../shared/parser/testing/parse-run.ts";
import cline from "../../index.ts";

/** What the adapter makes of a run. */
export const parse = (stdout: readonly unknown[] | string, options?: RunOptions) =>
  parseRun(cline, stdout, options);

const ts = "2026-11-28T00:06:37.493Z";

export const event = (type: string, more: object = {}) => ({
  ts,
  type: "agent_event",
  event: { type, ...more },
});
export const started = (iteration = 1) => event("iteration_start", { iteration });
export const ended = (iteration = 1) => event("iteration_end", { iteration });
export const delta = (text: unknown) => event("content_start", { contentType: "text", text });
export const said = (text: unknown) => event("content_end", { contentType: "text", text });
export const used = (toolCallId: unknown = "call-1") =>
  event("content_start", {
    contentType: "tool",
    toolCallId,
    toolName: "run_commands",
    input: { command: "x" },
  });
export const ran = (output: unknown, more: object = {}) =>
  event("content_end", {
    contentType: "tool",
    toolCallId: "call-1",
    toolName: "run_commands",
    output,
    ...more,
  });
export const failure = (message: string, errorClass = "unknown") =>
  event("error", { error: { name: "Error", message, stack: "" }, errorClass, recoverable: false });
export const result = (text: unknown, finishReason: unknown = "completed", usage: object = {}) => ({
  ts,
  type: "run_result",
  finishReason,
  iterations: 1,
  usage,
  aggregateUsage: usage,
  durationMs: 654,
  text,
  model: { id: "lab-model", provider: "openai-compatible" },
});
export const printed = (message: string) => `${JSON.stringify({ ts, type: "error", message })}\n`;
