import type { UserRecord } from "../../../schemas/wire/claude/generated/stream-json.ts";
import { takeToolResults } from "../../shared/anthropic/take-tool-results.ts";
import { arrayAt, type JsonRecord, stringAt, type Untrusted, valueAt } from "../../shared/framing/fields.ts";
import type { RunState } from "./run-state.ts";

/**
 * Tool results count; prompts that the CLI wrote or played back do not. The text ahead of a tool is no part of the
 * answer behind it, also where that one is empty.
 */
export function onUser(state: RunState, record: JsonRecord): void {
  const { message, parent_tool_use_id } = record as Untrusted<UserRecord>;
  const parent = stringAt(parent_tool_use_id);
  const content = valueAt(message, "content");
  if (parent === null) {
    const isResult = arrayAt(content).some((block) => stringAt(block, "type") === "tool_result");
    state.lastMessage = { ...state.lastMessage, isOpen: false, ...(isResult && { texts: [] }) };
  }
  const before = state.events.length;
  takeToolResults(state, content, parent);
  // A record that is printed again brings no result, and then no change either.
  if (state.events.length > before) tellFileChange(state, record);
  for (const meta of arrayAt(record.tool_result_meta)) {
    const id = stringAt(meta, "id");
    if (id !== null && stringAt(meta, "permission_decision", "decision") === "reject") state.tools.deny(id);
  }
}

/** What a file tool did stands beside its result, where that is the only one of the record. */
function tellFileChange(state: RunState, { tool_use_result: result }: JsonRecord): void {
  const last = state.events.at(-1);
  const path = stringAt(result, "filePath");
  if (last?.kind !== "tool_result" || last.status !== "ok" || !path) return;
  const word = stringAt(result, "type");
  const change = word === "create" ? "add" : word === "update" || hasPatch(result) ? "update" : null;
  if (change === null) return;
  const { tool_call_id, parent_tool_call_id: parent } = last;
  const inside = parent === undefined ? {} : { parent_tool_call_id: parent };
  state.events.push({ kind: "file_change", path, change, tool_call_id, ...inside });
}

function hasPatch(result: unknown): boolean {
  return Array.isArray(valueAt(result, "structuredPatch")) && stringAt(result, "oldString") !== null;
}
