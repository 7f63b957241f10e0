import type { JsonRecord } from "../../shared/fields/fields.ts";
import { stringAt } from "../../shared/fields/fields.ts";
import type { Untrusted } from "../../shared/fields/untrusted.ts";
import type { RunState } from "./run-state.ts";
import { readTurnEnd } from "./turn-end.ts";
import type { ResultRecord } from "./wire.ts";

/**
 * End of a turn, not of the process: a background task may start another turn, whose result then counts.
 * Only the vendor's spurious error after a good result does not (anthropics/claude-code#16768).
 */
export function onResult(state: RunState, record: JsonRecord): void {
  const result = record as Untrusted<ResultRecord>;
  const end = readTurnEnd(result, state.apiError);
  const isSpurious = end.isEmptyError && state.end?.word === "ok" && !state.turnIsOpen;
  if (isSpurious) {
    state.diagnostics.notice(`spurious ${end.subtype} after the result: ${end.text ?? "no reason given"}`);
    return;
  }
  if (end.word === "ok" && state.ownWords) state.transcript.block(state.ownWords);
  state.session.id = stringAt(result.session_id) ?? state.session.id;
  state.spending.result(result);
  state.end = end;
  state.turnIsOpen = false;
  state.lastMessage.isOpen = false;
  state.ownWords = null;
  state.apiError = null;
}
