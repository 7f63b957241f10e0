import type {
  ErrorRecord,
  InitRecord,
  ResultRecord,
  ToolResultRecord,
  ToolUseRecord,
} from "../../../schemas/wire/gemini/generated/stream-json.ts";
import { type JsonRecord, recordAt, stringAt, type Untrusted } from "../../shared/framing/fields.ts";
import { countedModels } from "../../shared/gemini-cli/model-stats.ts";
import { onDocument } from "./on-document.ts";
import { onMessage } from "./on-message.ts";
import { parseError } from "./parse-error.ts";
import { type RunState, startTurn } from "./run-state.ts";
import { streamUsage } from "./stats.ts";

/** More of them than this say nothing new. */
const KEPT = 10;

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
    // A document ahead of the CLI's own records was another user's.
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

/**
 * Trouble that did not end the process by itself. A warning is a notice; an error is why the run failed, unless the
 * model said something after it. 0.24 prints such an error and says success all the same.
 */
function onError(state: RunState, record: JsonRecord): void {
  const { severity, message } = record as Untrusted<ErrorRecord>;
  const text = stringAt(message);
  state.diagnostics.notice(text ?? "an error record without a message");
  if (severity !== "warning" && state.pending.length < KEPT) state.pending.push({ place: "record", text });
}

/** End of the run. Its figures cover the whole run, so that of several records the last one counts. */
function onResult(state: RunState, record: JsonRecord): void {
  const { status, error, stats } = record as Untrusted<ResultRecord>;
  const { usage, isNothing } = streamUsage(stats);
  const isReported = error !== undefined && error !== null;
  state.isTurnOver = true;
  state.models = countedModels(stats);
  state.end = {
    word: isReported || status === "error" ? "error" : status === "success" ? "ok" : "unsure",
    evidence: isReported ? parseError(error) : [],
    usage,
    hasNoTokens: isNothing,
    hasFigures: true,
    // 0.24 and later print `cached`.
    isOldShape: recordAt(stats) !== null && !Object.hasOwn(stats as object, "cached"),
  };
}

/** A tool call: what the model said before it is no answer. */
function onToolUse(state: RunState, record: JsonRecord): void {
  const { tool_name, tool_id, parameters } = record as Untrusted<ToolUseRecord>;
  startTurn(state);
  state.pending = [];
  const name = stringAt(tool_name);
  const id = stringAt(tool_id);
  if (name === null || !state.tools.use(id, name) || id === null) return;
  state.events.push({ kind: "tool_use", tool_call_id: id, name, input: parameters ?? null });
}

/** What a tool gave: some give no output, a failed one a message at least. */
function onToolResult(state: RunState, record: JsonRecord): void {
  const { tool_id, status, output, error } = record as Untrusted<ToolResultRecord>;
  state.isTurnOver = true;
  const id = stringAt(tool_id);
  const isError = status !== "success";
  if (id === null || !state.tools.result(id, isError)) return;
  state.events.push({
    kind: "tool_result",
    tool_call_id: id,
    status: isError ? "error" : "ok",
    output: output ?? stringAt(error, "message"),
  });
}
