import { arrayAt, type JsonRecord, recordAt, stringAt, valueAt } from "../../shared/fields/fields.ts";
import { documentedUsage } from "./documented-usage.ts";
import type { RunState } from "./run-state.ts";
import { httpStatusOf, specificCodes, type TurnEnd, word } from "./turn-end.ts";

/** Types of claude's own records. */
const OWN_TYPES = new Set(["assistant", "rate_limit_event", "result", "stream_event", "system", "user"]);

/** Fields that may hold the answer, by the priority that protocol documents give them. */
const TEXT_FIELDS = ["content", "text", "response", "message", "output", "result"] as const;

/**
 * Reads the one object of a json-mode run that is no record of claude's, by the documents' priority list, or as an
 * error object.
 *
 * @returns false when the object is a record of claude's: nothing was read.
 */
export function onDocumentedObject(state: RunState, record: JsonRecord): boolean {
  if (OWN_TYPES.has(stringAt(record.type) ?? "") || "is_error" in record) return false;
  if (record.error != null && record.error !== false) state.end = errorEnd(record);
  else {
    const answer = documentedAnswer(record);
    state.documented = { text: answer ?? "", isComplete: answer !== null };
    state.spending.documented(documentedUsage(record.usage));
  }
  return true;
}

/** The answer in an object of another shape, or null. */
function documentedAnswer(record: JsonRecord): string | null {
  for (const field of TEXT_FIELDS) {
    const text = stringAt(record[field]);
    if (text !== null) return text;
  }
  const blocks = arrayAt(record.content).map((block) => stringAt(block, "text"));
  if (blocks.some((text) => text !== null)) return blocks.join("");
  return (
    stringAt(record, "choices", 0, "message", "content") ??
    stringAt(record, "message", "content") ??
    stringAt(record, "message", "text")
  );
}

function errorEnd({ error }: JsonRecord): TurnEnd {
  const words = [word(valueAt(error, "code")), word(valueAt(error, "type"))];
  return {
    word: "error",
    text: stringAt(error) ?? stringAt(error, "message") ?? (recordAt(error) ? JSON.stringify(error) : null),
    subtype: null,
    terminalReason: null,
    httpStatus: httpStatusOf(valueAt(error, "status")) ?? httpStatusOf(valueAt(error, "code")),
    codes: specificCodes(words),
    isTruncated: false,
    isEmptyError: false,
  };
}
