import type { StreamEventRecord, UserRecord } from "../../../schemas/wire/qwen/generated/stream-json.ts";
import { contentBlocks } from "../../shared/anthropic/messages-state.ts";
import { takeStreamEvent } from "../../shared/anthropic/take-stream-event.ts";
import { takeToolResults } from "../../shared/anthropic/take-tool-results.ts";
import { type JsonRecord, stringAt, type Untrusted, valueAt } from "../../shared/framing/fields.ts";
import { countedModels, documentUsage, mainModel } from "../../shared/gemini-cli/model-stats.ts";
import { documentedAnswer, documentedUsage } from "../../shared/outcome/documented.ts";
import { onAssistant } from "./on-assistant.ts";
import { onResult } from "./on-result.ts";
import { onSystem } from "./on-system.ts";
import { parseError } from "./parse-error.ts";
import { type RunState, releaseOwnWords } from "./run-state.ts";

/**
 * What 0.24 says of a call that it never ran. The same one may come again, under the same id; or the model goes on
 * without it.
 */
const SKIPPED = "Skipped because the provider attempt was retried before execution.";

/** Takes one record of one type into the state. Never throws, whatever the record holds. */
type Reducer = (state: RunState, record: JsonRecord) => void;

const NO_TYPE = "(none)";

const ignore: Reducer = () => {};

const REDUCERS = new Map<string, Reducer>([
  ["assistant", onAssistant],
  ["control_request", ignore],
  ["control_response", ignore],
  ["result", onResult],
  ["stream_event", onStreamEvent],
  ["system", onSystem],
  ["user", onUser],
]);

/** Takes any record into the state; one of an unknown type is only counted (INV-CLI-PARSE-008). */
export function reduceRecord(state: RunState, record: JsonRecord): void {
  const type = recordType(record);
  const reducer = REDUCERS.get(type);
  if (reducer === undefined) {
    state.diagnostics.unknownType(type);
    return;
  }
  reducer(state, record);
  state.sessionId ??= stringAt(record.session_id);
}

/** Takes the objects of a json-mode run: all that a stream would hold, or the document of an old version. */
export function readDocument(state: RunState, records: readonly JsonRecord[]): void {
  const isStream = records.some((record) => REDUCERS.has(recordType(record)));
  for (const record of records) {
    if (isStream || !onDocument(state, record)) reduceRecord(state, record);
  }
}

/** A result that lost its type still ends the run: nothing else has these two fields. */
function recordType(record: JsonRecord): string {
  if (typeof record.type === "string") return record.type;
  return "is_error" in record && "num_turns" in record ? "result" : NO_TYPE;
}

/**
 * The object that json mode of 0.1 prints, as gemini does: `{response, stats, error}`. Or one that protocol documents
 * show.
 *
 * @returns false when it is none of them.
 */
function onDocument(state: RunState, record: JsonRecord): boolean {
  const { session_id, stats, error } = record;
  const isReported = error !== undefined && error !== null && error !== false;
  const isOwn = "response" in record;
  const answer = isOwn ? stringAt(record.response) : documentedAnswer(record);
  if (!isReported && !isOwn && answer === null) return false;
  const { usage } = documentUsage(stats);
  state.sessionId = stringAt(session_id) ?? state.sessionId;
  state.model = mainModel(stats) ?? state.model;
  for (const name of countedModels(stats)) state.models.add(name);
  state.end = {
    word: isReported ? "error" : "ok",
    answer,
    evidence: isReported ? parseError(error) : [],
    usage: usage ?? documentedUsage(record.usage),
    isOldDocument: isOwn,
  };
  if (answer !== null && answer !== "" && !isReported) state.transcript.block(answer);
  return true;
}

/**
 * Events of --include-partial-messages, which 0.24 prints one of its own among (goal_state) without being asked. A
 * sub-agent's are no part of the answer.
 */
function onStreamEvent(state: RunState, record: JsonRecord): void {
  const { event, parent_tool_use_id } = record as Untrusted<StreamEventRecord>;
  if (stringAt(parent_tool_use_id) === null) takeStreamEvent(state, event);
}

/** Tool results count; prompts that the CLI wrote or plays back do not. */
function onUser(state: RunState, record: JsonRecord): void {
  const { message, parent_tool_use_id } = record as Untrusted<UserRecord>;
  const parent = stringAt(parent_tool_use_id);
  if (parent === null) {
    releaseOwnWords(state);
    state.lastMessage = { texts: [], isCounted: false };
  }
  const blocks = contentBlocks(valueAt(message, "content"));
  for (const block of blocks) {
    const id = stringAt(block.tool_use_id);
    const isSkipped = id !== null && block.is_error === true && block.content === SKIPPED;
    if (isSkipped) state.skipped.set(id, { block, parent });
    else takeToolResults(state, [block], parent);
  }
}
