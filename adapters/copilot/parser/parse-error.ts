import type {
  CallFailureRecord,
  SessionErrorRecord,
} from "../../../schemas/wire/copilot/generated/stream-json.ts";
import { isKnownCode, kindOfVagueCode } from "../../shared/errors/error-codes.ts";
import type { ErrorEvidence } from "../../shared/errors/error-evidence.ts";
import { httpStatusOf } from "../../shared/errors/http-status.ts";
import { nonEmptyString, stringAt, type Untrusted } from "../../shared/framing/fields.ts";
import { jsonRecord } from "../../shared/framing/json-record.ts";
import { ERROR_RULES } from "../error-rules.ts";

/** Characters of an API's answer that are looked at. */
const MAX_ANSWER = 64 * 1024;

/** What the error of the session says, apart from its type, which is reported by `errorType`. */
export function parseError(data: Untrusted<SessionErrorRecord["data"]>): ErrorEvidence {
  return {
    place: "record",
    text: stringAt(data.message),
    code: nonEmptyString(data.errorCode),
    httpStatus: httpStatusOf(data.statusCode),
  };
}

/**
 * The type of a session's error: one of a few words, `query` for most, and rate_limit for an exhausted quota too. So it
 * speaks last.
 */
export function errorType({ errorType }: Untrusted<SessionErrorRecord["data"]>): ErrorEvidence[] {
  const code = nonEmptyString(errorType);
  return code === null || !isTelling(code) ? [] : [{ place: "record", code }];
}

/** What a failed model call says: the API's own words, the most specific one first. */
export function reportedCall(data: Untrusted<CallFailureRecord["data"]>): ErrorEvidence[] {
  const code = [nonEmptyString(data.errorCode), nonEmptyString(data.errorType)].find(
    (one) => one !== null && isTelling(one),
  );
  return [
    {
      place: "record",
      text: apiMessage(data.errorMessage),
      code: code ?? null,
      httpStatus: httpStatusOf(data.statusCode),
    },
  ];
}

/** A word that stands for a kind, everywhere or with this CLI. */
function isTelling(code: string): boolean {
  return isKnownCode(code, ERROR_RULES) || kindOfVagueCode(code) !== null;
}

/** The API's answer is JSON in a string: an object with a message, or a sentence in quotes. */
function apiMessage(answer: unknown): string | null {
  if (typeof answer !== "string") return null;
  const bounded = answer.slice(0, MAX_ANSWER);
  const message = stringAt(jsonRecord(bounded), "message");
  return message ?? /^"(.*)"$/s.exec(bounded)?.[1] ?? bounded;
}
