import type { ToolCallRecord, ToolUpdateRecord } from "../../../schemas/wire/grok/generated/stream-json.ts";
import { arrayAt, numberAt, stringAt, type Untrusted, valueAt } from "../../shared/framing/fields.ts";
import { serverInBareName, serverInName } from "../../shared/parser/tool-ledger.ts";
import { newReply, type RunState } from "./run-state.ts";

/** A tool begins to run. What was said before it is not the answer. */
export function onToolCall(state: RunState, record: Untrusted<ToolCallRecord>): void {
  state.transcript.stopBlock();
  state.reply = newReply();
  const [id, name] = [stringAt(record.toolCallId), stringAt(record.toolName) ?? stringAt(record.title)];
  // `use_tool` calls the tools of MCP servers: its input names one as `<server>__<tool>`.
  const server = serverInBareName(stringAt(record.rawInput, "tool_name") ?? "") ?? serverInName(name ?? "");
  if (name === null || !state.tools.use(id, name, server) || id === null) return;
  // Null where the model's arguments were no JSON.
  const input = record.rawInput ?? null;
  const ofServer = server === null ? {} : { mcp_server: server };
  state.events.push({ kind: "tool_use", tool_call_id: id, name, input, ...ofServer });
}

/** News of a tool. All that it printed so far is repeated each time, so only the last one counts. */
export function onToolUpdate(state: RunState, record: Untrusted<ToolUpdateRecord>): void {
  const [id, status] = [stringAt(record.toolCallId), stringAt(record.status)];
  if (id === null || (status !== "completed" && status !== "failed")) return;
  const isError = status === "failed" || hasFailed(record.rawOutput);
  if (!state.tools.result(id, isError)) return;
  const output = outputOf(record);
  state.events.push({ kind: "tool_result", tool_call_id: id, status: isError ? "error" : "ok", output });
  if (!isError) tellChanges(state, id, output);
}

/** A tool that changes files answers with what each was and is. A file that was empty was not there. */
function tellChanges(state: RunState, id: string, output: unknown): void {
  for (const block of arrayAt(output)) {
    const path = stringAt(block, "path");
    if (stringAt(block, "type") !== "diff" || path === null || path === "") continue;
    const change = stringAt(block, "oldText") === "" ? "add" : "update";
    state.events.push({ kind: "file_change", path, change, tool_call_id: id });
  }
}

/** `completed` says that the tool ran, also where its command failed. */
export function hasFailed(rawOutput: unknown): boolean {
  const exitCode = numberAt(rawOutput, "exit_code");
  return (exitCode !== null && exitCode !== 0) || valueAt(rawOutput, "timed_out") === true;
}

/** What the tool printed, as a list of blocks; `rawOutput` has the same as byte values. */
function outputOf({ content, rawOutput }: Untrusted<ToolUpdateRecord>): unknown {
  return arrayAt(content).length > 0 ? content : (rawOutput ?? null);
}
