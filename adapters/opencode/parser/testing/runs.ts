import type { ActivityEvent, Exit, Outcome, OutputFormat } from "../../../../contracts/cli/v1/adapter.ts";
import opencode from "../../index.ts";

const DONE: Exit = { code: 0, signal: null, timedOut: false, aborted: false };
export const SESSION = "ses_1";
export const ERROR_MARK = "\u001b[91m\u001b[1mError: \u001b[0m";

/** What the adapter makes of a run: records (or bytes) on stdout, stderr, and an exit of code 0 unless said otherwise. */
export function parse(
  stdout: readonly unknown[] | string,
  { format = "stream-json" as OutputFormat, exit = {} as Partial<Exit>, stderr = "", promptLength = 8 } = {},
): Outcome & { events: ActivityEvent[] } {
  const parser = opencode.parser({ outputFormat: format, promptLength });
  const text = typeof stdout === "string" ? stdout : stdout.map((one) => `${JSON.stringify(one)}\n`).join("");
  const events = [
    ...parser.push("out", Buffer.from(text)),
    ...parser.push("err", Buffer.from(stderr)),
    ...(parser.flush?.() ?? []),
  ];
  return { ...parser.end({ ...DONE, ...exit }), events };
}

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
