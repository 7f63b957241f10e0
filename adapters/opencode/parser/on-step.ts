import type { StepFinishRecord } from "../../../schemas/wire/opencode/generated/stream-json.ts";
import { type JsonRecord, nonEmptyString, stringAt, type Untrusted } from "../../shared/framing/fields.ts";
import { isOfSubAgent, partOf } from "./part-of.ts";
import { newStep, openStep, type RunState } from "./run-state.ts";

/** Why a model stops when it has given its answer. */
const GOOD_ENDS = new Set(["stop", "length"]);

/** A model call begins, or begins again: a retry says nothing but this. */
export function onStepStart(state: RunState, record: JsonRecord): void {
  if (isOfSubAgent(state, record)) return;
  if (state.isStepOpen) state.brokenCalls++;
  state.step = newStep();
  state.isStepOpen = true;
}

/** A model call has ended. Its figures are its own, not the session's. */
export function onStepFinish(state: RunState, record: JsonRecord): void {
  const part: Untrusted<StepFinishRecord["part"]> = partOf(record);
  const isInner = isOfSubAgent(state, record);
  const partId = stringAt(part.id);
  const messageId = stringAt(part.messageID);
  const last = state.step.end;
  // One model call ends once, however often that is printed, and under whichever id.
  const isAgain = !state.isStepOpen && messageId !== null && last?.messageId === messageId;
  if (!isInner && isAgain && last?.partId !== partId) return;
  state.spending.add(part);
  if (isInner) return;
  const reason = nonEmptyString(part.reason);
  if (last !== null && partId !== null && last.partId === partId) return;
  openStep(state).end = { partId, messageId, reason };
  state.isStepOpen = false;
  if (reason === "unknown") state.brokenCalls++;
  if (isGoodEnd(state)) recover(state);
}

/** True when the last model call ended with an answer, and nothing began or failed since. */
export function isGoodEnd({ step }: RunState): boolean {
  return GOOD_ENDS.has(step.end?.reason ?? "");
}

/** An error before a good end was not the end (anomalyco/opencode#50062). */
function recover(state: RunState): void {
  if (state.errors.length === 0) return;
  state.hasRecovered = true;
  for (const { text, code } of state.errors)
    state.diagnostics.notice(`recovered from: ${text ?? code ?? "an error"}`);
  state.errors = [];
}
