import type {
  ContentRecord,
  TurnCompletedRecord,
} from "../../../schemas/wire/claude/generated/documented.ts";
import type {
  RateLimitEventRecord,
  StreamEventRecord,
} from "../../../schemas/wire/claude/generated/stream-json.ts";
import { takeDenials } from "../../shared/anthropic/take-denials.ts";
import { takeStreamEvent } from "../../shared/anthropic/take-stream-event.ts";
import { type JsonRecord, stringAt, type Untrusted } from "../../shared/framing/fields.ts";
import { documentedUsage } from "../../shared/outcome/documented.ts";
import { takeStructuredAnswer } from "../../shared/parser/structured-answer.ts";
import { onAssistant } from "./on-assistant.ts";
import { onSystem } from "./on-system.ts";
import { onUser } from "./on-user.ts";
import type { RunState } from "./run-state.ts";
import { readTurnEnd } from "./turn-end.ts";
import type { ResultRecord } from "./wire.ts";

/** Takes one record of one type into the state. Never throws, whatever the record holds. */
type Reducer = (state: RunState, record: JsonRecord) => void;

const NO_TYPE = "(none)";

const ignore: Reducer = () => {};

const REDUCERS = new Map<string, Reducer>([
  ["assistant", onAssistant],
  ["auth_status", onAuthStatus],
  ["command_lifecycle", ignore],
  ["content", onContent],
  ["control_request", ignore],
  ["control_response", ignore],
  ["conversation_reset", ignore],
  ["prompt_suggestion", ignore],
  ["rate_limit_event", onRateLimit],
  ["result", onResult],
  ["stream_event", onStreamEvent],
  ["system", onSystem],
  ["tool_progress", ignore],
  ["tool_use_summary", ignore],
  ["turn.completed", onTurnCompleted],
  ["turn.started", ignore],
  ["user", onUser],
]);

/** Takes any record into the state; one of an unknown type is only counted (INV-CLI-PARSE-008). */
export function reduceRecord(state: RunState, record: JsonRecord): void {
  const type = recordType(record);
  const reducer = REDUCERS.get(type);
  if (reducer === undefined) {
    state.diagnostics.unknownType(type);
    if (type === NO_TYPE && "content" in record) state.hasLostContent = true;
    return;
  }
  reducer(state, record);
  state.session.id ??= stringAt(record.session_id);
}

/** A result that lost its type still ends the turn: nothing else reports both failure and turns. */
function recordType(record: JsonRecord): string {
  if (typeof record.type === "string") return record.type;
  return "is_error" in record && "num_turns" in record ? "result" : NO_TYPE;
}

/** News of a login: one that failed is why the run fails, where nothing after it says so. */
function onAuthStatus(state: RunState, record: JsonRecord): void {
  const error = stringAt(record.error);
  if (error) state.retry = { httpStatus: null, code: "authentication_failed", text: error };
}

/** `{"type":"content","content":"..."}`: a piece of the answer, as protocol documents show it. */
function onContent(state: RunState, record: JsonRecord): void {
  const { content } = record as Untrusted<ContentRecord>;
  if (typeof content !== "string") {
    state.hasLostContent = true;
    return;
  }
  if (content !== "") state.transcript.delta(content);
  state.documented = { text: (state.documented?.text ?? "") + content, isComplete: false };
}

/** `{"type":"turn.completed","usage":{...}}`: the documents' last record, with Anthropic's or OpenAI's names. */
function onTurnCompleted(state: RunState, record: JsonRecord): void {
  const { usage } = record as Untrusted<TurnCompletedRecord>;
  state.transcript.stopBlock();
  state.transcript.finishCall();
  state.documented = { text: state.documented?.text ?? "", isComplete: true };
  state.spending.documented(documentedUsage(usage));
}

/** State of the subscription's limits. It never decides the verdict (severity1/claude-agent-sdk-go#126). */
function onRateLimit(state: RunState, record: JsonRecord): void {
  state.quota.update((record as Untrusted<RateLimitEventRecord>).rate_limit_info);
}

/**
 * End of a turn, not of the process: a background task may start another turn, whose result then counts.
 * Only the vendor's spurious error after a good result does not (anthropics/claude-code#16768).
 */
function onResult(state: RunState, record: JsonRecord): void {
  const result = record as Untrusted<ResultRecord>;
  const end = readTurnEnd(result, state.apiError);
  const isSpurious = end.isEmptyError && state.end?.word === "ok" && !state.turnIsOpen;
  if (isSpurious) {
    state.diagnostics.notice(`spurious ${end.subtype} after the result: ${end.text ?? "no reason given"}`);
    return;
  }
  if (end.word === "ok" && state.cliMessage) state.transcript.block(state.cliMessage);
  end.text = takeStructuredAnswer(state.transcript, end.text, end.structuredOutput);
  state.session.id = stringAt(result.session_id) ?? state.session.id;
  state.spending.result(result);
  takeDenials(state, result.permission_denials);
  state.end = end;
  state.turnIsOpen = false;
  state.lastMessage.isOpen = false;
  state.cliMessage = null;
  state.apiError = null;
}

/** Raw API events of --include-partial-messages; a sub-agent's are no part of the answer. */
function onStreamEvent(state: RunState, record: JsonRecord): void {
  const { event, parent_tool_use_id, abandoned_blocks } = record as Untrusted<StreamEventRecord>;
  if (typeof parent_tool_use_id === "string") return;
  takeStreamEvent(state, event, abandoned_blocks != null);
}
