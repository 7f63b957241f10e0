import type { InitRecord } from "../../../schemas/wire/gemini/generated/stream-json.ts";
import { type JsonRecord, stringAt } from "../../shared/fields/fields.ts";
import type { Untrusted } from "../../shared/fields/untrusted.ts";
import { onDocument } from "./on-document.ts";
import { onError } from "./on-error.ts";
import { onMessage } from "./on-message.ts";
import { onResult } from "./on-result.ts";
import { onToolResult, onToolUse } from "./on-tool.ts";
import type { RunState } from "./run-state.ts";

/** Takes one record of one type into the state. Never throws, whatever the record holds. */
type Reducer = (state: RunState, record: JsonRecord) => void;

const REDUCERS = new Map<string, Reducer>([
  ["error", onError],
  ["init", onInit],
  ["message", onMessage],
  ["result", onResult],
  ["tool_result", onToolResult],
  ["tool_use", onToolUse],
]);

/** Takes any record into the state; one of an unknown type is only counted (INV-CLI-PARSE-008). */
export function reduceRecord(state: RunState, record: JsonRecord): void {
  const type = stringAt(record.type);
  const reducer = REDUCERS.get(type ?? "");
  if (reducer !== undefined) {
    // A document ahead of the CLI's own records was somebody else's.
    if (!state.hasOwnRecords) state.end = null;
    state.hasOwnRecords = true;
    reducer(state, record);
  } else if (type !== null || !onUntyped(state, record)) {
    state.diagnostics.unknownType(type ?? "(none)");
  }
}

/** Takes the objects of a json-mode run: the document, or what a stream would hold. */
export function readDocument(state: RunState, records: readonly JsonRecord[]): void {
  const isStream = records.some(({ type }) => REDUCERS.has(stringAt(type) ?? ""));
  for (const record of records) {
    if (isStream || !onDocument(state, record)) reduceRecord(state, record);
  }
}

/**
 * A record without a type: a document, a bare message as protocol documents show it, or one of the CLI's own that lost
 * it. What those that matter are, their other fields tell (INV-CLI-PARSE-009).
 */
function onUntyped(state: RunState, record: JsonRecord): boolean {
  if (typeof record.role === "string") {
    state.hasBareMessages = true;
    onMessage(state, record);
    return true;
  }
  if (!state.hasOwnRecords) return ("response" in record || "error" in record) && onDocument(state, record);
  const reducer = lostReducer(record);
  reducer?.(state, record);
  return false;
}

function lostReducer(record: JsonRecord): Reducer | null {
  if ("tool_id" in record) return "tool_name" in record ? onToolUse : onToolResult;
  return "severity" in record ? onError : null;
}

function onInit(state: RunState, record: JsonRecord): void {
  const { session_id, model } = record as Untrusted<InitRecord>;
  state.sessionId = stringAt(session_id) ?? state.sessionId;
  state.model = stringAt(model) ?? state.model;
  state.events.push({ kind: "session", id: state.sessionId, model: state.model });
}
