import type {
  EndRecord,
  ErrorRecord,
  TextRecord,
  ThoughtRecord,
  UsageRecord,
} from "../../../schemas/wire/grok/generated/stream-json.ts";
import { arrayAt, type JsonRecord, stringAt, type Untrusted } from "../../shared/framing/fields.ts";
import { planEntries } from "../../shared/parser/plan-entries.ts";
import { parseError } from "./parse-error.ts";
import { newReply, type RunState } from "./run-state.ts";
import { FAILED, stopReasonEnd } from "./turn-end.ts";

/** A piece of what the model says. No record says to which message it belongs: the end of a model call parts them. */
export function onText(state: RunState, { data }: Untrusted<TextRecord>): void {
  if (state.reply.isClosed) {
    state.reply = newReply();
    state.transcript.startBlock();
  }
  if (typeof data !== "string") {
    state.reply.hasLostPiece = true;
    return;
  }
  state.reply.text += data;
  if (data !== "") state.transcript.delta(data);
}

/** A piece of what the model thinks. */
export function onThought(state: RunState, { data }: Untrusted<ThoughtRecord>): void {
  if (typeof data === "string" && data !== "") state.events.push({ kind: "thinking", text: data });
}

/** A model call is over, with what it cost. */
export function onUsage(state: RunState, { usage }: Untrusted<UsageRecord>): void {
  state.spending.call(usage);
  state.transcript.stopBlock();
  state.reply.isClosed = true;
}

/** The agent's plan as it is now. */
export function onPlan(state: RunState, { entries }: JsonRecord): void {
  state.events.push({ kind: "plan", entries: planEntries(arrayAt(entries)), tool_call_id: null });
}

/** The conversation was replaced by a summary, without being asked. */
export function onCompacted(state: RunState): void {
  state.events.push({ kind: "compaction", trigger: "auto" });
}

/** There is no summary; the run goes on as it was. */
export function onCompactionFailed(state: RunState, { error }: JsonRecord): void {
  state.diagnostics.notice(`compaction failed: ${stringAt(error) ?? "no reason given"}`);
}

/** The limit of turns; `end` with `cancelled` comes next. */
export function onMaxTurns(state: RunState): void {
  state.hitTurnLimit = true;
}

/** The end of a run that went its way. Only here does the session's id stand. */
export function onEnd(state: RunState, record: JsonRecord): void {
  const { sessionId }: Untrusted<EndRecord> = record;
  state.transcript.stopBlock();
  state.spending.end(record);
  state.end = stopReasonEnd(record);
  const id = stringAt(sessionId);
  if (id === null || id === state.session.id) return;
  state.session = { id, model: state.spending.model(), reported: true };
  state.events.push({
    kind: "session",
    id,
    ...(state.session.model !== null && { model: state.session.model }),
  });
}

/** The run failed; nothing comes behind this. */
export function onError(state: RunState, { message }: Untrusted<ErrorRecord>): void {
  state.transcript.stopBlock();
  state.end = FAILED;
  if (typeof message === "string") state.errors.push(parseError("record", message));
}
