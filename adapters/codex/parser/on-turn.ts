import type {
  ErrorRecord,
  ThreadStartedRecord,
  TurnCompletedRecord,
  TurnFailedRecord,
} from "../../../schemas/wire/codex/generated/stream-json.ts";
import type { ErrorEvidence } from "../../shared/errors/error-evidence.ts";
import { type JsonRecord, stringAt, type Untrusted } from "../../shared/framing/fields.ts";
import { retryReason } from "../printed-errors.ts";
import { parseError, sentenceOf } from "./parse-error.ts";
import type { RunState } from "./run-state.ts";

/** The thread that can be gone on with. After a resume it is the same id again. */
export function onThreadStarted(state: RunState, record: JsonRecord): void {
  const { thread_id } = record as Untrusted<ThreadStartedRecord>;
  state.sessionId = stringAt(thread_id) ?? stringAt(record.session_id) ?? state.sessionId;
  state.events.push({ kind: "session", id: state.sessionId, model: state.model });
}

export function onTurnStarted(state: RunState): void {
  openTurn(state);
}

/** The turn reached its own end, whatever was reported before. */
export function onTurnCompleted(state: RunState, record: JsonRecord): void {
  const { usage } = record as Untrusted<TurnCompletedRecord>;
  state.usage.ofThread(usage);
  endWell(state);
}

/** The same sentence as the error record before it, which is in where this one lost its own. */
export function onTurnFailed(state: RunState, record: JsonRecord): void {
  const { error } = record as Untrusted<TurnFailedRecord>;
  const hasReason = stringAt(error) !== null || stringAt(error, "message") !== null;
  state.end = { word: "error", error: hasReason ? parseError(error) : (state.pending ?? parseError(error)) };
  state.pending = null;
  state.retry = null;
}

/** A notice that a model call is tried again, or what turn.failed says next (nexu-io/open-design#2268). */
export function onError(state: RunState, record: JsonRecord): void {
  const { message } = record as Untrusted<ErrorRecord>;
  const { code, status } = record;
  tellError(state, parseError(record.error ?? { message, code, status }));
}

/** Takes an error that is on its own; of an earlier one only a notice is kept. */
export function tellError(state: RunState, reported: ErrorEvidence[]): void {
  const sentence = sentenceOf(reported);
  const reason = sentence === null ? null : retryReason(sentence);
  if (reason === null) {
    keepAsNotice(state);
    state.pending = reported;
    return;
  }
  state.diagnostics.notice(sentence ?? "");
  state.retry = parseError(reason);
  state.transcript.startCall();
}

/** A turn, or in 0.36 a task, begins: an answer before it is not its answer. */
export function openTurn(state: RunState): void {
  state.answer = null;
  state.hasLostAnswer = false;
  state.end = null;
  state.callUsedTool = false;
  state.transcript.finishCall();
  state.transcript.startCall();
}

/** A turn ended well: trouble on its way is a notice. */
export function endWell(state: RunState): void {
  keepAsNotice(state);
  if (state.end?.word === "error") state.diagnostics.notice(sentenceOf(state.end.error) ?? "");
  state.end = { word: "ok" };
  state.retry = null;
  state.transcript.finishCall();
}

function keepAsNotice(state: RunState): void {
  const sentence = sentenceOf(state.pending);
  if (sentence !== null) state.diagnostics.notice(sentence);
  state.pending = null;
}
