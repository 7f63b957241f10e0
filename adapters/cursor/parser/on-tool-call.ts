import type { ToolCallRecord } from "../../../schemas/wire/cursor/generated/stream-json.ts";
import {
  type JsonRecord,
  numberAt,
  recordAt,
  stringAt,
  type Untrusted,
  valueAt,
} from "../../shared/framing/fields.ts";
import { endThought } from "./on-assistant.ts";
import type { RunState } from "./run-state.ts";

/** What is behind the name of a tool in the key that is the name. */
const NAME = /^(\w+)ToolCall$/;

/** A tool begins, or has ended: out of order where several run at once, distinguished by their ids. */
export function onToolCall(state: RunState, record: JsonRecord): void {
  const { subtype, call_id, tool_call } = record as Untrusted<ToolCallRecord>;
  endThought(state);
  const id = stringAt(call_id);
  const { name, call } = namedCall(recordAt(tool_call) ?? {});
  if (subtype === "started" && name !== null) {
    state.transcript.stopBlock();
    const server = stringAt(call.args, "providerIdentifier");
    if (!state.tools.use(id, name, server) || id === null) return;
    const input = call.args ?? call.arguments ?? null;
    const ofServer = server === null ? {} : { mcp_server: server };
    state.events.push({ kind: "tool_use", tool_call_id: id, name, input, ...ofServer });
  } else if (subtype === "completed" && id !== null) {
    const isError = isFailed(call.result);
    if (!state.tools.result(id, isError)) return;
    if (valueAt(call.result, "rejected") !== undefined) state.tools.deny(id);
    const status = isError ? "error" : "ok";
    state.events.push({ kind: "tool_result", tool_call_id: id, status, output: call.result ?? null });
  }
}

/** The tool's name is the key of its call: `shellToolCall`. Tools that have no key of their own are `function`s. */
function namedCall(calls: JsonRecord): { name: string | null; call: JsonRecord } {
  for (const [key, value] of Object.entries(calls)) {
    const call = recordAt(value);
    if (call === null) continue;
    const name = NAME.exec(key)?.[1] ?? (key === "function" ? stringAt(call.name) : null);
    if (name !== null) return { name, call };
  }
  return { name: null, call: {} };
}

/** A result has one key, which says how it went; a command that ended otherwise than with 0 may still be a success. */
function isFailed(result: unknown): boolean {
  const success = valueAt(result, "success");
  return success === undefined || success === false || (numberAt(success, "exitCode") ?? 0) !== 0;
}
