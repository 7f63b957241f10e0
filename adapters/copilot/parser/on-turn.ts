import type {
  CallFinishedRecord,
  CallStartRecord,
  TurnRetryRecord,
} from "../../../schemas/wire/copilot/generated/stream-json.ts";
import {
  type JsonRecord,
  nonEmptyString,
  recordAt,
  stringAt,
  type Untrusted,
} from "../../shared/framing/fields.ts";
import { newTurn, type RunState } from "./run-state.ts";
import { parentCall } from "./sub-agent.ts";

/** Another turn of the agent: what was said before it is not the answer. */
export function onTurnStart(state: RunState, record: JsonRecord): void {
  if (parentCall(state, record) !== null) return;
  state.turn = newTurn();
  state.transcript.startCall();
}

/**
 * Autopilot: the agent ends its task by a tool, and what it says there is the answer where its last message holds no
 * text.
 */
export function onTaskComplete(state: RunState, record: JsonRecord): void {
  const summary = stringAt(record, "data", "summary");
  if (!summary || parentCall(state, record) !== null) return;
  const { message, streamed } = state.turn;
  if (message?.content || streamed?.text) return;
  state.turn.message = { id: null, content: summary };
  state.transcript.block(summary);
}

/** A model call, or the next try of one. */
export function onCallStart(state: RunState, record: JsonRecord): void {
  if (parentCall(state, record) !== null) return;
  const { model }: Untrusted<CallStartRecord["data"]> = recordAt(record.data) ?? {};
  if (typeof model === "string") state.model = model;
  state.turn.streamed = null;
  state.transcript.startCall();
}

/** A try is over. A good one makes up for those that failed before it. */
export function onCallFinished(state: RunState, record: JsonRecord): void {
  if (parentCall(state, record) !== null) return;
  const { outcome }: Untrusted<CallFinishedRecord["data"]> = recordAt(record.data) ?? {};
  if (outcome !== "success") return;
  state.transcript.finishCall();
  for (const { text, code } of state.failedCall.slice(0, 1))
    state.diagnostics.notice(`recovered from a failed model call: ${text ?? code ?? "no reason given"}`);
  state.failedCall = [];
}

/** What failed is asked for again. */
export function onTurnRetry(state: RunState, record: JsonRecord): void {
  const { reason }: Untrusted<TurnRetryRecord["data"]> = recordAt(record.data) ?? {};
  state.diagnostics.notice(`model call tried again: ${nonEmptyString(reason) ?? "no reason given"}`);
}

/**
 * A turn that streamed text, ended and printed no message was cut at the model's limit: the next one goes on with it.
 */
export function onTurnEnd(state: RunState, record: JsonRecord): void {
  if (parentCall(state, record) !== null) return;
  const { message, streamed } = state.turn;
  state.transcript.stopBlock();
  if (message !== null || streamed === null || streamed.text === "" || state.failedCall.length > 0) return;
  if (!state.isAborted) state.cutTurns++;
}
