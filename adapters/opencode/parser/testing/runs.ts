import { parseRun, type RunOptions } from "../../../shared/parser/testing/parse-run.ts";
import opencode from "../../index.ts";

export const SESSION = "ses_1";
export const ERROR_MARK = "\u001b[91m\u001b[1mError: \u001b[0m";

/** What the adapter makes of a run. */
export const parse = (stdout: readonly unknown[] | string, options?: RunOptions) =>
  parseRun(opencode, stdout, options);

let parts = 0;
const record = (type: string, part: object, session = SESSION) => ({
  type,
  timestamp: 1,
  sessionID: session,
  part: { id: `prt_${parts++}`, messageID: "msg_1", sessionID: session, ...part },
});
export const start = () => record("step_start", { type: "step-start" });
export const said = (text: unknown, session = SESSION) => record("text", { type: "text", text }, session);
const tokens = (figures: object = {}) => ({
  input: 120,
  output: 8,
  reasoning: 0,
  cache: { read: 0, write: 0 },
  ...figures,
});
export const finish = (reason = "stop", figures: object = { total: 128 }, cost: unknown = 0.1) =>
  record("step_finish", { type: "step-finish", reason, tokens: tokens(figures), cost });
export const used = (state: object, { tool = "bash", callID = "call_1" } = {}) =>
  record("tool_use", { type: "tool", tool, callID, state });
export const ran = (exit: number, output = "hi\n") => ({
  status: "completed",
  input: { command: "x" },
  output,
  metadata: { exit },
});
export const failure = (message: string, more: object = {}) => ({
  type: "error",
  timestamp: 1,
  sessionID: SESSION,
  error: { name: "APIError", data: { message, ...more } },
});
export const REFUSED = "The user rejected permission to use this specific tool call.";
