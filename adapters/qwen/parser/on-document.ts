import { documentedAnswer } from "../../shared/documented/documented-answer.ts";
import { documentedUsage } from "../../shared/documented/documented-usage.ts";
import { type JsonRecord, stringAt } from "../../shared/fields/fields.ts";
import { documentUsage, mainModel } from "../../shared/gemini-cli/model-stats.ts";
import type { RunState } from "./run-state.ts";
import { toldError } from "./told-error.ts";

/**
 * The object that json mode of 0.1 prints, as gemini does: `{response, stats, error}`. Or one that protocol documents
 * show.
 *
 * @returns false when it is none of them.
 */
export function onDocument(state: RunState, record: JsonRecord): boolean {
  const { session_id, stats, error } = record;
  const isTold = error !== undefined && error !== null && error !== false;
  const isOwn = "response" in record;
  const answer = isOwn ? stringAt(record.response) : documentedAnswer(record);
  if (!isTold && !isOwn && answer === null) return false;
  const { usage } = documentUsage(stats);
  state.sessionId = stringAt(session_id) ?? state.sessionId;
  state.model = mainModel(stats) ?? state.model;
  state.end = {
    word: isTold ? "error" : "ok",
    answer,
    evidence: isTold ? toldError(error) : [],
    usage: usage ?? documentedUsage(record.usage),
    isOldDocument: isOwn,
  };
  if (answer !== null && answer !== "" && !isTold) state.transcript.block(answer);
  return true;
}
