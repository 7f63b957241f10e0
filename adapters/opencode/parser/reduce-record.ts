import type { DoneRecord } from "../../../schemas/wire/opencode/generated/documented.ts";
import type {
  ErrorRecord,
  ReasoningRecord,
  TextRecord,
} from "../../../schemas/wire/opencode/generated/stream-json.ts";
import {
  arrayAt,
  type JsonRecord,
  recordAt,
  stringAt,
  type Untrusted,
  valueAt,
} from "../../shared/framing/fields.ts";
import { onStepFinish, onStepStart } from "./on-step.ts";
import { onToolUse } from "./on-tool-use.ts";
import { parseError } from "./parse-error.ts";
import { isOfSubAgent, partOf } from "./part-of.ts";
import { openStep, type RunState } from "./run-state.ts";

/** More of them than this say nothing new. */
const KEPT_ERRORS = 10;

/** Takes one record of one type into the state. Never throws, whatever the record holds. */
type Reducer = (state: RunState, record: JsonRecord) => void;

const NO_TYPE = "(none)";

const REDUCERS = new Map<string, Reducer>([
  ["done", onDone],
  ["error", onError],
  ["reasoning", onReasoning],
  ["step_finish", onStepFinish],
  ["step_start", onStepStart],
  ["text", onText],
  ["tool_use", onToolUse],
]);

/** Takes any record into the state; one of an unknown type is only counted (INV-CLI-PARSE-008). */
export function reduceRecord(state: RunState, record: JsonRecord): void {
  const type = recordType(record);
  const reducer = REDUCERS.get(type);
  if (reducer === undefined) {
    state.diagnostics.unknownType(type);
    return;
  }
  tellSession(state, record);
  reducer(state, record);
}

/** An error that lost its type is still one: the run may be reported by nothing else to have failed. */
function recordType(record: JsonRecord): string {
  if (typeof record.type === "string") return record.type;
  return recordAt(record.error) === null ? NO_TYPE : "error";
}

/** No record announces the session: the first one that names it does. */
function tellSession(state: RunState, record: JsonRecord): void {
  if (state.sessionId !== null) return;
  const id = stringAt(record.sessionID) ?? stringAt(record, "part", "sessionID");
  if (id === null) return;
  state.sessionId = id;
  state.events.push({ kind: "session", id });
}

/**
 * The session is idle, as later sources of the CLI print it. It does not say whether the last model call went well, so
 * it decides nothing; a refused permission is one of the reasons why a run stops without an answer.
 */
function onDone(state: RunState, record: JsonRecord): void {
  const { rejected }: Untrusted<DoneRecord> = record;
  if (arrayAt(rejected).length > 0) state.step.isRejected = true;
}

/** The session failed, or so it seems: a run may still recover and end well. */
function onError(state: RunState, record: JsonRecord): void {
  if (isOfSubAgent(state, record)) return;
  const { error }: Untrusted<ErrorRecord> = record;
  if (state.errors.length < KEPT_ERRORS) state.errors.push(...parseError(error));
}

/** A whole text; there are no deltas. */
function onText(state: RunState, record: JsonRecord): void {
  if (isOfSubAgent(state, record)) return;
  const part: Untrusted<TextRecord["part"]> = partOf(record);
  const { text } = part;
  const step = openStep(state);
  if (part.synthetic === true) {
    onOwnText(state, part);
    return;
  }
  if (typeof text !== "string") {
    step.hasLostText = true;
    return;
  }
  const id = stringAt(part.id);
  if (id !== null && state.printedTexts.get(id) === text) return;
  if (id !== null) state.printedTexts.set(id, text);
  step.texts.push(text);
  state.transcript.block(text);
}

/** A text that the CLI wrote in the user's name: by it the model goes on behind the summary of what was said. */
function onOwnText(state: RunState, { metadata }: JsonRecord): void {
  if (valueAt(metadata, "compaction_continue") === true)
    state.events.push({ kind: "compaction", trigger: "auto" });
}

/** A whole thought, reported with --thinking only. */
function onReasoning(state: RunState, record: JsonRecord): void {
  const { text }: Untrusted<ReasoningRecord["part"]> = partOf(record);
  if (typeof text === "string" && text !== "") state.events.push({ kind: "thinking", text });
}
