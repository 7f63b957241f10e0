import { codeKey, isKnownCode, kindOfCode } from "../../shared/errors/error-codes.ts";
import type { ErrorEvidence } from "../../shared/errors/error-evidence.ts";
import { httpStatusOf } from "../../shared/errors/http-status.ts";
import { knownCodeIn } from "../../shared/errors/known-code-in.ts";
import { documentedError } from "../../shared/outcome/documented.ts";
import { ERROR_RULES } from "../error-rules.ts";
import { apiAnswer } from "./api-answer.ts";

/** Words that are beside any refusal: status and sentence know better. */
const VAGUE = new Set(["invalid_argument", "failed_precondition", "unknown", "error"]);

/** How 0.24 tells Google's word beside a sentence. */
const STATUS_WORD = /\(Status: ([A-Z_]+)\)/;

/**
 * What an error object says, or a sentence. Where its message holds the body of the API's answer, as in
 * `[API Error: {"error":{"code":401,...}}]`, the words and the status of that body count too.
 *
 * @returns evidence, the telling one first: a vague word speaks only where nothing else does.
 */
export function parseError(error: unknown, place: ErrorEvidence["place"] = "record"): ErrorEvidence[] {
  const outer = documentedError(error);
  const answer = apiAnswer(outer.text ?? "");
  const words = [...answer.words, STATUS_WORD.exec(outer.text ?? "")?.[1] ?? null, ...outer.codes].filter(
    (one) => one !== null,
  );
  const telling = words.filter((one) => !VAGUE.has(codeKey(one)));
  const vague = words.find((one) => VAGUE.has(codeKey(one)) && kindOfCode(one) !== null);
  const statuses = [outer.httpStatus, answer.httpStatus, ...words.map(statusOfWord)];
  const reported: ErrorEvidence = {
    place,
    text: outer.text,
    code:
      telling.find((one) => isKnownCode(one, ERROR_RULES)) ??
      telling.map(knownCodeIn).find((one) => one !== null) ??
      null,
    // A code such as 53 or 130 is how the CLI exits.
    httpStatus: statuses.find((status) => status !== null && status >= 400) ?? null,
    resetsAt: answer.resetsAt,
  };
  return vague === undefined ? [reported] : [reported, { place, code: vague }];
}

/** A code that is a status in quotes. */
function statusOfWord(code: string): number | null {
  return /^\d{3}$/.test(code) ? httpStatusOf(Number(code)) : null;
}
