import { parseRun, type RunOptions } from "../../../shared/parser/testing/parse-run.ts";
import copilot from "../../index.ts";

export const SESSION = "35059dc3-d928-4ffb-8616-b78938621d85";

/** What the adapter makes of a run. */
export const parse = (stdout: readonly unknown[] | string, options?: RunOptions) =>
  parseRun(copilot, stdout, options);

/** What it makes of a run in text mode. */
export const parseText = (stdout: string, options: RunOptions = {}) =>
  parseRun(copilot, stdout, { format: "text", ...options });

let records = 0;
export const record = (type: string, data: object, more: object = {}) => ({
  type,
  data,
  ...more,
  id: `r-${records++}`,
  timestamp: "2026-11-27T23:29:51.096Z",
  parentId: "r-0",
});
export const turn = (turnId = "0") => record("assistant.turn_start", { turnId, interactionId: "i-1" });
export const turnEnd = (turnId = "0") => record("assistant.turn_end", { turnId });
export const call = (model = "lab-model") => record("model.call_start", { turnId: "0", model });
export const called = (outcome = "success") => record("model.call_finished", { turnId: "0", outcome });
export const failedCall = (data: object) =>
  record("model.call_failure", { model: "lab-model", retryAttempt: 0, failureKind: "api", ...data });
export const delta = (deltaContent: unknown, messageId = "m-1") =>
  record("assistant.message_delta", { messageId, deltaContent });
export const said = (content: unknown, more: object = {}) =>
  record("assistant.message", { messageId: "m-1", content, toolRequests: [], ...more });
export const used = (toolCallId = "call-1", toolName = "bash") =>
  record("tool.execution_start", { toolCallId, toolName, arguments: { command: "x" } });
export const ran = (data: object, toolCallId = "call-1") =>
  record("tool.execution_complete", { toolCallId, success: true, ...data });
export const failure = (message: string, more: object = {}) =>
  record("session.error", { errorType: "query", message, ...more });
export const result = (exitCode: unknown = 0, sessionId: unknown = SESSION) => ({
  type: "result",
  timestamp: "2026-11-27T23:29:52.518Z",
  sessionId,
  exitCode,
  usage: {},
});
