import type { FileChangeEvent } from "../../../schemas/cli/v1/generated/activity-event.ts";
import type {
  ToolCompleteRecord,
  ToolStartRecord,
} from "../../../schemas/wire/copilot/generated/stream-json.ts";
import {
  arrayAt,
  type JsonRecord,
  numberAt,
  recordAt,
  stringAt,
  type Untrusted,
  valueAt,
} from "../../shared/framing/fields.ts";
import type { RunState } from "./run-state.ts";
import { parentCall } from "./sub-agent.ts";

/** How 1.0.32 ends the output of a command; later versions have a field. */
const EXITED = /\n<exited with exit code (\d+)>$/;

/** Words for a call that was refused: by a rule, or by the person who was asked. */
const DENIED: ReadonlySet<string> = new Set(["denied", "rejected"]);

const CHANGES: ReadonlyMap<string, FileChangeEvent["change"]> = new Map([
  ["create", "add"],
  ["delete", "delete"],
  ["edit", "update"],
]);

/** A tool begins to run; one that is then refused began as well. */
export function onToolStart(state: RunState, record: JsonRecord): void {
  const data: Untrusted<ToolStartRecord["data"]> = recordAt(record.data) ?? {};
  const [id, name] = [stringAt(data.toolCallId), stringAt(data.toolName)];
  const server = stringAt(data.mcpServerName);
  if (name === null || !state.tools.use(id, name, server) || id === null) return;
  const parent = parentCall(state, record);
  state.events.push({
    kind: "tool_use",
    tool_call_id: id,
    name,
    input: data.arguments ?? null,
    ...(server !== null && { mcp_server: server }),
    ...(parent !== null && { parent_tool_call_id: parent }),
  });
}

/** A tool has ended. What it printed on the way is in its result, so that the partial results say nothing new. */
export function onToolComplete(state: RunState, record: JsonRecord): void {
  const data: Untrusted<ToolCompleteRecord["data"]> = recordAt(record.data) ?? {};
  const id = stringAt(data.toolCallId);
  const isError = data.success !== true || exitCode(data) !== 0;
  if (id === null || !state.tools.result(id, isError)) return;
  if (DENIED.has(stringAt(data.error, "code") ?? "")) state.tools.deny(id);
  const parent = parentCall(state, record);
  const inside = parent === null ? {} : { parent_tool_call_id: parent };
  state.events.push({
    kind: "tool_result",
    tool_call_id: id,
    status: isError ? "error" : "ok",
    output: outputOf(data),
    ...inside,
  });
  for (const edit of isError ? [] : arrayAt(data.fileEdits)) {
    const path = stringAt(edit, "path");
    const change = CHANGES.get(stringAt(edit, "kind") ?? "") ?? null;
    if (path !== null && path !== "")
      state.events.push({ kind: "file_change", path, change, tool_call_id: id, ...inside });
  }
}

/** `success` says that the tool ran, also where its command failed. */
function exitCode(data: Untrusted<ToolCompleteRecord["data"]>): number {
  const reported = numberAt(data.shellExecution, "exitCode");
  if (reported !== null) return reported;
  return Number(EXITED.exec(stringAt(data.result, "content")?.slice(-100) ?? "")?.[1] ?? 0);
}

/** The text that the model gets; where there are pictures, all blocks. */
function outputOf({ result, error }: Untrusted<ToolCompleteRecord["data"]>): unknown {
  const blocks = arrayAt(valueAt(result, "contents"));
  if (blocks.some((block) => stringAt(block, "type") !== "text")) return blocks;
  return valueAt(result, "content") ?? result ?? stringAt(error, "message") ?? error ?? null;
}
