import type {
  ResultErrorRecord,
  ResultSuccessRecord,
} from "../../../schemas/wire/qwen/generated/stream-json.ts";
import { takeDenials } from "../../shared/anthropic/take-denials.ts";
import {
  type JsonRecord,
  nonEmptyString,
  numberAt,
  stringAt,
  type Untrusted,
} from "../../shared/framing/fields.ts";
import { takeStructuredAnswer } from "../../shared/parser/structured-answer.ts";
import { hidesErrors } from "../hides-errors.ts";
import { parseError } from "./parse-error.ts";
import { type RunState, releaseOwnWords, releaseSkipped } from "./run-state.ts";
import { lineUsage } from "./usage-figures.ts";

/** What ends a run, in either of its two shapes. */
type ResultRecord = Omit<ResultErrorRecord, "subtype" | "is_error"> & ResultSuccessRecord;

/**
 * End of the run. Any one sign of failure is enough, so that a record which lost one of its fields is never taken for a
 * success (INV-CLI-PARSE-009).
 */
export function onResult(state: RunState, record: JsonRecord): void {
  const { subtype, is_error, result, error, usage, session_id } = record as Untrusted<ResultRecord>;
  const isReported = error !== undefined && error !== null && error !== false;
  const failed = is_error === true || nonEmptyString(subtype)?.startsWith("error") === true || isReported;
  const evidence = isReported ? parseError(error) : [];
  if (failed && isInner(state, record)) {
    state.innerError = evidence;
    for (const { text } of evidence) if (text) state.diagnostics.notice(text);
    return;
  }
  releaseSkipped(state);
  takeDenials(state, record.permission_denials);
  const answer = stringAt(result);
  const data = failed ? undefined : (record.structured_result ?? undefined);
  if (!failed && !hidesErrors(state.cliVersion)) releaseOwnWords(state);
  state.sessionId = stringAt(session_id) ?? state.sessionId;
  state.end = {
    word: failed ? "error" : is_error === false || subtype === "success" ? "ok" : "unsure",
    answer: takeStructuredAnswer(state.transcript, answer, data),
    structuredOutput: data,
    evidence,
    usage: lineUsage(usage),
    isOldDocument: false,
  };
}

/**
 * A sub-agent that failed prints a result too, without a word that it is one: no time passed in it although the run had
 * begun, and its figures say nothing of a cache, as those of a whole run do. The run goes on.
 */
function isInner({ hasInit }: RunState, { duration_ms, duration_api_ms, usage }: JsonRecord): boolean {
  const isTimeless = numberAt(duration_ms) === 0 && numberAt(duration_api_ms) === 0;
  return hasInit && isTimeless && numberAt(usage, "cache_read_input_tokens") === null;
}
