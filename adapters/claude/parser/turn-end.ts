import { httpStatusOf } from "../../shared/errors/http-status.ts";
import {
  arrayAt,
  booleanAt,
  nonEmptyString,
  numberAt,
  stringAt,
  type Untrusted,
} from "../../shared/framing/fields.ts";
import type { ApiError, ResultRecord } from "./wire.ts";

/** How a turn ended, by its result record and what came just before it. */
export interface TurnEnd {
  /** `unsure`: no sign of failure, but the record does not say that it went well either. */
  word: "ok" | "error" | "unsure";
  /** The answer, or the reason of the failure; null where the record has no such text. */
  text: string | null;
  subtype: string | null;
  terminalReason: string | null;
  httpStatus: number | null;
  /** Words of the CLI and of the API for the failure, the most specific one first. */
  codes: string[];
  /** Words for why the turn ended, the most telling one first. */
  stopWords: (string | null)[];
  /** The answer by the schema of --json-schema; undefined: none was printed. */
  structuredOutput: unknown;
  /** The model stopped at a limit although the turn ended well. */
  isTruncated: boolean;
  /** The vendor's spurious second result: an error of a turn that never was. */
  isEmptyError: boolean;
}

const FAILED_REASONS = new Set([
  "aborted_streaming",
  "aborted_tools",
  "api_error",
  "blocking_limit",
  "budget_exhausted",
  "image_error",
  "malformed_tool_use_exhausted",
  "max_turns",
  "model_error",
  "prompt_too_long",
  "rapid_refill_breaker",
  "structured_output_retry_exhausted",
  "tool_deferred_unavailable",
  "turn_setup_failed",
]);

/** Words that only say that something failed. */
const VAGUE_CODES = new Set(["api_error", "error_during_execution", "server_error", "success", "unknown"]);

const LIMIT_STOPS = new Set(["max_tokens", "model_context_window_exceeded"]);

/**
 * Reads a result record. Any one sign of failure is enough, so that a record which lost one of its fields is never
 * taken for a success (INV-CLI-PARSE-009): `subtype: "success"` is the normal shape of an API failure
 * (vercel/ai#20210), and version 2.0.76 prints is_error false with `error_max_turns` and its like.
 *
 * @param apiError error that the last message of the turn stands for.
 */
export function readTurnEnd(record: Untrusted<ResultRecord>, apiError: ApiError | null): TurnEnd {
  const subtype = nonEmptyString(record.subtype);
  const terminalReason = nonEmptyString(record.terminal_reason);
  const httpStatus = httpStatusOf(record.api_error_status) ?? apiError?.httpStatus ?? null;
  const answer = stringAt(record.result);
  const failed =
    record.is_error === true ||
    subtype?.startsWith("error") === true ||
    numberAt(record.api_error_status) !== null ||
    (terminalReason !== null && FAILED_REASONS.has(terminalReason)) ||
    nonEmptyString(record.startup_failure_reason) !== null ||
    apiError !== null ||
    (answer === null && subtype !== "success");
  return {
    word: failed ? "error" : booleanAt(record.is_error) === false ? "ok" : "unsure",
    text: answer ?? reasons(record.errors) ?? apiError?.text ?? null,
    subtype,
    terminalReason,
    httpStatus,
    codes: specificCodes([
      nonEmptyString(record.startup_failure_reason),
      nonEmptyString(record.api_error),
      terminalReason,
      subtype,
      nonEmptyString(record.api_error_type),
      ...(apiError?.codes ?? []),
    ]),
    stopWords: [
      terminalReason === "completed" ? null : terminalReason,
      stringAt(record.stop_reason),
      ...(apiError?.codes ?? []),
      subtype,
      terminalReason,
    ],
    structuredOutput: failed ? undefined : (record.structured_output ?? undefined),
    isTruncated: LIMIT_STOPS.has(stringAt(record.stop_reason) ?? ""),
    isEmptyError: subtype === "error_during_execution" && record.num_turns === 0,
  };
}

/** Known and specific words, in their order. */
export function specificCodes(codes: readonly (string | null)[]): string[] {
  return codes.filter((code): code is string => code !== null && !VAGUE_CODES.has(code));
}

/** The sentences of `errors`, without the CLI's notes to itself. */
function reasons(errors: unknown): string | null {
  const texts = arrayAt(errors).filter((one): one is string => typeof one === "string");
  return texts.filter((text) => !text.startsWith("[ede_diagnostic]")).join("\n") || null;
}
