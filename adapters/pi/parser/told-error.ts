import type { Evidence } from "../../../contracts/cli/v1/adapter.ts";
import { stripAnsi } from "../../shared/ansi/strip-ansi.ts";
import { kindOfCode } from "../../shared/errors/error-codes.ts";
import type { ErrorEvidence } from "../../shared/errors/error-evidence.ts";
import { httpStatusOf } from "../../shared/errors/http-status-of.ts";
import { retryAfterIn } from "../../shared/errors/retry-after.ts";
import { recordAt, stringAt } from "../../shared/fields/fields.ts";
import { word } from "../../shared/fields/word.ts";
import { jsonRecord } from "../../shared/framing/json-record.ts";

/** Characters of an API's answer that are looked at. */
const MAX_BODY = 64 * 1024;

/** `401: {...}` (1.x) and `401 Incorrect API key ...`: a status ahead of what the API answered. */
const WITH_STATUS = /^(?:Error: )?([45]\d\d)(?::\s*|\s+)(?=\S)/;

/** What a sentence of the CLI says of a failure: its status, and what the API answered. */
export function toldError(sentence: string, place: Evidence): ErrorEvidence {
  const text = stripAnsi(sentence).trim();
  const found = WITH_STATUS.exec(text);
  const body = found === null ? text : text.slice(found[0].length);
  const answer = body.length > MAX_BODY ? null : jsonRecord(body);
  // OpenAI's answers are the error itself, others hold it in a field.
  const error = recordAt(answer?.error) ?? answer;
  const message = stringAt(error, "message");
  const codes = [error?.code, error?.status, error?.type].map(word).filter((code) => code !== null);
  return {
    place,
    text: message || text,
    code: codes.find((code) => kindOfCode(code) !== null) ?? codes[0] ?? null,
    httpStatus: found === null ? httpStatusOf(error?.code) : Number(found[1]),
    retryAfterMs: retryAfterIn(message ?? "") ?? retryAfterIn(body.slice(0, MAX_BODY)),
  };
}
