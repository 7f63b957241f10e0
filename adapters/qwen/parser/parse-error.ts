import { isKnownCode } from "../../shared/errors/error-codes.ts";
import type { ErrorEvidence } from "../../shared/errors/error-evidence.ts";
import { knownCodeIn } from "../../shared/errors/known-code-in.ts";
import { embeddedObject } from "../../shared/framing/embedded-object.ts";
import { documentedError } from "../../shared/outcome/documented.ts";
import { ERROR_RULES } from "../error-rules.ts";
import { printedErrorIn } from "../printed-errors.ts";

/** How an API's word is in a sentence. */
const STATUS_WORD = /\(Status: ([A-Z_]+)\)/;

/**
 * What an error object says, or a sentence. Where the sentence holds the body of the API's answer, the words and the
 * status of that body count too. A code from 400 on is an HTTP status; a smaller one is how the CLI exits.
 */
export function parseError(error: unknown, place: ErrorEvidence["place"] = "record"): ErrorEvidence[] {
  const outer = documentedError(error);
  const text = outer.text === null ? null : printedErrorIn(outer.text);
  const body = embeddedObject(text ?? "");
  const inner = body === null ? null : documentedError(body.error ?? body);
  const statuses = [inner?.httpStatus, outer.httpStatus];
  const words = [...(inner?.codes ?? []), STATUS_WORD.exec(text ?? "")?.[1], ...outer.codes].filter(
    (one) => one != null,
  );
  const code =
    words.find((one) => isKnownCode(one, ERROR_RULES)) ??
    words.map(knownCodeIn).find((one) => one !== null) ??
    null;
  return [{ place, text, code, httpStatus: statuses.find((one) => one != null && one >= 400) ?? null }];
}
