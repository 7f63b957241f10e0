import { parseRun } from "../../../shared/parser/testing/parse-run.ts";
import pi from "../../index.ts";

/** What the adapter makes of a run of pi. */
export const run = (...of: Parameters<typeof parseRun> extends [unknown, ...infer Rest] ? Rest : never) =>
  parseRun(pi, ...of);

export const SESSION = {
  type: "session",
  version: 3,
  id: "s1",
  timestamp: "2026-11-27T23:31:20Z",
  cwd: "/p",
};
export const START = [{ type: "agent_start" }, { type: "turn_start" }];
export const SETTLED = { type: "agent_settled", aborted: false };

/** The figures of a message. */
export function usage(input: number, output: number, costUsd = 0) {
  const cost = { input: 0, output: 0, cacheRead: 0, cacheWrite: 0, total: costUsd };
  return { input, output, cacheRead: 0, cacheWrite: 0, totalTokens: input + output, cost };
}

/** An assistant message of 1.6.0 with one text. */
export function said(text: string, more: object = {}) {
  return {
    role: "assistant",
    content: text === "" ? [] : [{ type: "text", text }],
    model: "lab-model",
    usage: usage(10, 2, 0.5),
    stopReason: "stop",
    rawStopReason: "stop",
    timestamp: 1,
    ...more,
  };
}

/** A message that reports a failed model call. */
export function failed(errorMessage: string, more: object = {}) {
  return said("", { stopReason: "error", usage: usage(0, 0), errorMessage, ...more });
}

export const begin = (message: object) => ({ type: "message_start", message: { ...message, content: [] } });
export const end = (message: object) => ({ type: "message_end", message });
export const turnEnd = (message: object) => ({ type: "turn_end", message, toolResults: [] });
export const agentEnd = (willRetry?: boolean) => ({
  type: "agent_end",
  messages: [],
  ...(willRetry === undefined ? {} : { willRetry }),
});

/** A piece of a message, as 1.6.0 prints it. */
export function piece(delta: string, contentIndex = 0) {
  return { type: "message_update", assistantMessageEvent: { type: "text_delta", contentIndex, delta } };
}

/** One model call, reported by its whole message. */
export const call = (message: object) => [begin(message), end(message), turnEnd(message)];

/** A whole run of 1.6.0 that makes one model call. */
export const whole = (message: object) => [SESSION, ...START, ...call(message), agentEnd(false), SETTLED];
