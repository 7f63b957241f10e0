import type { ErrorEvidence } from "../errors/error-evidence.ts";
import { httpStatusOf } from "../errors/http-status-of.ts";
import { recordAt, stringAt, valueAt } from "../fields/fields.ts";
import { word } from "../fields/word.ts";

/**
 * What an `error` field says as protocol documents show it: a sentence, or an object with message, status, code and
 * type. The code may be a number, which is then an HTTP status, or a word.
 */
export function documentedError(error: unknown): Required<Pick<ErrorEvidence, "text" | "httpStatus">> & {
  /** Its words, the most specific one first. */
  codes: (string | null)[];
} {
  return {
    text: stringAt(error) ?? stringAt(error, "message") ?? (recordAt(error) ? JSON.stringify(error) : null),
    httpStatus: httpStatusOf(valueAt(error, "status")) ?? httpStatusOf(valueAt(error, "code")),
    codes: [word(valueAt(error, "code")), word(valueAt(error, "status")), word(valueAt(error, "type"))],
  };
}
