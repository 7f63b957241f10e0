import {
  arrayAt,
  booleanAt,
  type JsonRecord,
  nonEmptyString,
  stringAt,
} from "../../shared/framing/fields.ts";

/** How a turn ended, by the record that ends it. */
export interface TurnEnd {
  /** `unsure`: the record does not say; the exit does. */
  word: "ok" | "error" | "unsure";
  /** Its word for why. */
  reason: string | null;
  isTruncated: boolean;
  isRefused: boolean;
  /** Somebody or something broke the run off; who, this record does not tell. */
  isCancelled: boolean;
}

/**
 * What `end`, or the document of `json`, says: `end_turn`, `max_tokens` and `refusal` end a run that the CLI calls good
 * (exit code 0), `cancelled` one that it broke off.
 */
export function stopReasonEnd(record: JsonRecord): TurnEnd {
  const reason = nonEmptyString(record.stopReason);
  const isGood = reason === "end_turn" || reason === "max_tokens" || reason === "refusal";
  return turnEnd(isGood ? "ok" : reason === "cancelled" ? "error" : "unsure", reason);
}

/** What `result` says: three fields say the same, and one that reports an error is believed. */
export function resultEnd(record: JsonRecord): TurnEnd {
  const [isError, subtype] = [booleanAt(record.is_error), nonEmptyString(record.subtype)];
  const hasErrors = arrayAt(record.errors).length > 0;
  const saysError = isError === true || subtype?.startsWith("error") === true || hasErrors;
  const saysOk = isError === false || subtype === "success";
  return turnEnd(saysError ? "error" : saysOk ? "ok" : "unsure", nonEmptyString(record.stop_reason));
}

/** What an `error` record says. */
export const FAILED: TurnEnd = turnEnd("error", null);

/** A record that ends a run and has lost its type. */
export function endsRun(record: JsonRecord): "end" | "result" | null {
  if (stringAt(record.sessionId) !== null && stringAt(record.stopReason) !== null) return "end";
  return "is_error" in record && "num_turns" in record ? "result" : null;
}

function turnEnd(says: TurnEnd["word"], reason: string | null): TurnEnd {
  return {
    word: says,
    reason,
    isTruncated: reason === "max_tokens",
    isRefused: reason === "refusal",
    isCancelled: reason === "cancelled",
  };
}
