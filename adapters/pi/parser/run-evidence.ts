import type { Evidence } from "../../../contracts/cli/v1/adapter.ts";
import { kindOfCode } from "../../shared/errors/error-codes.ts";
import type { ErrorEvidence } from "../../shared/errors/error-evidence.ts";
import { httpStatusOf } from "../../shared/errors/http-status.ts";
import { retryAfterIn } from "../../shared/errors/retry-after.ts";
import { unstructuredEvidence } from "../../shared/errors/unstructured-evidence.ts";
import { stripAnsi } from "../../shared/framing/ansi-stripper.ts";
import { nonEmptyString, recordAt, stringAt } from "../../shared/framing/fields.ts";
import { jsonRecord } from "../../shared/framing/json-record.ts";
import { ERROR_RULES } from "../error-rules.ts";
import { ERROR_LINE, NOTICE, stderrReason } from "../printed-errors.ts";
import { isFailed } from "./assistant-answer.ts";
import type { RunState } from "./run-state.ts";

/** Characters of an API's answer that are looked at. */
const MAX_BODY = 64 * 1024;

/** `401: {...}` (1.x) and `401 Incorrect API key ...`: a status ahead of what the API answered. */
const WITH_STATUS = /^(?:Error: )?([45]\d\d)(?::\s*|\s+)(?=\S)/;

/** Ends of a model call by which it gave an answer, or asked for a tool that then ended the run. */
export const GOOD_ENDS: ReadonlySet<string> = new Set(["stop", "length", "toolUse"]);

/** What records say of the failure, most trusted first; nothing of it is the model's words. */
export function recordEvidence({ answer, isAborted, retries }: RunState): ErrorEvidence[] {
  const evidence: ErrorEvidence[] = [];
  if (answer?.errorMessage != null) evidence.push(parseError(answer.errorMessage, "record"));
  if (isAborted || answer?.stopReason === "aborted")
    evidence.push({ place: "record", text: "The run was aborted", code: "aborted" });
  const lastRetry = retries.at(-1);
  if (evidence.length === 0 && lastRetry !== undefined && (answer === null || isFailed(answer)))
    evidence.push(parseError(lastRetry, "record"));
  const end = answer?.stopReason ?? null;
  if (evidence.length === 0 && end !== null && !GOOD_ENDS.has(end) && end !== "error")
    evidence.push({ place: "record", text: `The model ended its answer with "${end}"` });
  return evidence;
}

/** What was printed outside of records. */
export function printedEvidence(noise: string, stderr: string, isExplained: boolean): ErrorEvidence[] {
  const lines = { notice: NOTICE, errorLine: ERROR_LINE, rules: ERROR_RULES, isExplained };
  const printed = unstructuredEvidence({ noise, stderr: stderrReason(stderr) }, lines);
  return printed.map((one) => parseError(one.text ?? "", one.place));
}

/** What a sentence of the CLI says of a failure: its status, and what the API answered. */
function parseError(sentence: string, place: Evidence): ErrorEvidence {
  const text = stripAnsi(sentence).trim();
  const found = WITH_STATUS.exec(text);
  const body = found === null ? text : text.slice(found[0].length);
  const answer = body.length > MAX_BODY ? null : jsonRecord(body);
  // OpenAI's answers are the error itself, others hold it in a field.
  const error = recordAt(answer?.error) ?? answer;
  const message = stringAt(error, "message");
  const codes = [error?.code, error?.status, error?.type].map(nonEmptyString).filter((code) => code !== null);
  return {
    place,
    text: message || text,
    code: codes.find((code) => kindOfCode(code) !== null) ?? codes[0] ?? null,
    httpStatus: found === null ? httpStatusOf(error?.code) : Number(found[1]),
    retryAfterMs: retryAfterIn(message ?? "") ?? retryAfterIn(body.slice(0, MAX_BODY)),
  };
}
