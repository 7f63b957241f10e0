import type { ActivityEvent } from "../../../../contracts/cli/v1/adapter.ts";
import { parseRun, type RunOptions } from "../../../shared/parser/testing/parse-run.ts";
import codex from "../../index.ts";

/** What stderr says of a new session. */
export const NEW_SESSION = "Reading additional input from stdin...\n";

/** What the adapter makes of a run. */
export const parse = (stdout: readonly unknown[] | string, options?: RunOptions) =>
  parseRun(codex, stdout, options);

export const started = { type: "thread.started", thread_id: "t-1" };
export const turn = { type: "turn.started" };
export const item = (type: string, more: object = {}) => ({
  type: "item.completed",
  item: { id: "item_0", type, ...more },
});
export const said = (text: unknown) => item("agent_message", { text });
export const usage = { input_tokens: 420, cached_input_tokens: 128, output_tokens: 32 };
export const totals = { ...usage, cache_write_input_tokens: 0, reasoning_output_tokens: 7 };
export const completed = (figures: object = usage) => ({ type: "turn.completed", usage: figures });
export const error = (message: string) => ({ type: "error", message });
export const failed = (message: unknown) => ({ type: "turn.failed", error: { message } });
export const reconnect = error("Reconnecting... 1/5 (stream disconnected before completion: stream closed)");
export const texts = (events: readonly ActivityEvent[]) =>
  events.flatMap((one) => (one.kind === "assistant_text" ? [one.text] : []));

export const msg = (type: string, more: object = {}, id = "0") => ({ id, msg: { type, ...more } });
export const configuration = {
  sandbox: "read-only",
  model: "m",
  workdir: "/w",
  provider: "p",
  approval: "never",
};
export const task = msg("task_started");
export const tokens = (info: object | null = { total_token_usage: totals }) => msg("token_count", { info });
