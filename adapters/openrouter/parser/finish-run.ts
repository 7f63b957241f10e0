import type { Outcome } from "../../../contracts/cli/v1/adapter.ts";
import type { ErrorEvidence, ErrorRule } from "../../shared/errors/error-evidence.ts";
import { runEnding } from "../../shared/outcome/run-ending.ts";
import { okStatus, type TerminalStatus } from "../../shared/outcome/verdict.ts";
import { outcomeOf } from "../../shared/parser/run-outcome.ts";
import type { RunEnd } from "../../shared/parser/stream-reducer.ts";
import { headerTimes, type ResponseHead, responseHead } from "./response-head.ts";
import type { RunState } from "./run-state.ts";

/**
 * How OpenRouter words its failures, ahead of the common rules and in this order. The codes are those of
 * `error.metadata.error_type`, `reason` and `limit_source`, which its documents call stable.
 */
const ERROR_RULES: readonly ErrorRule[] = [
  {
    // A window of a day is not waited out in a run (Gitlawb/openclaude#936); that of a minute is a plain limit.
    kind: "quota_exhausted",
    codes: ["openrouter_credits", "openrouter_key_limit", "weight_exceeds_budget", "token_limit_exceeded"],
    text: /\bfree-models-per-day\b|^This request requires more credits\b/m,
  },
  {
    kind: "model_unavailable",
    codes: ["not_found"],
    text: /\bis not a valid model ID\b|\bNo endpoints found\b/i,
  },
  { kind: "overloaded", codes: ["provider_overloaded"] },
  { kind: "context_exceeded", codes: ["string_too_long"] },
  {
    kind: "invalid_request",
    codes: [
      "payload_too_large",
      "unprocessable",
      "invalid_image",
      "image_too_large",
      "image_too_small",
      "unsupported_image_format",
      "image_not_found",
      "image_download_failed",
    ],
  },
  {
    // A limit, a filter or the model's own refusal: neither is the caller's mistake.
    kind: "unknown",
    codes: ["content_policy_violation", "refusal", "max_tokens_exceeded", "finish_reason"],
  },
  { kind: "server", codes: ["provider_unavailable", "server", "unmapped"] },
];

/** Why a model stops that has given its answer, or asked for tools; `length`: at its limit. */
const GOOD_ENDS: ReadonlySet<string> = new Set(["stop", "length", "tool_calls", "function_call"]);
/** Characters of a page in place of an answer that are looked at. */
const MAX_PAGE = 500;

/**
 * The outcome of a run: what the records say of the model's end, and the head of the response where they say nothing.
 */
export function finishRun(state: RunState, end: RunEnd): Outcome {
  const head = responseHead(end.stderr);
  const isRefused = (head.status ?? 0) >= 400;
  const { usage, costUsd, model, finish } = state;
  // Without a fallback: a page or a sentence in place of an event stream is never the model's answer.
  const ending = runEnding(end.exit, {
    terminal: terminalWord(state, end),
    absentMeansCut: true,
    isMarkedFailed: isRefused,
    answer: state.hasLostText ? null : state.transcript.messages.join(""),
  });
  const isCut = ending.status === "ok" && finish === "length";
  return outcomeOf(state, end, {
    cli: "openrouter",
    ending,
    evidence: ending.status === "ok" ? [] : allEvidence(state, head, end, ending.isExplained),
    rules: ERROR_RULES,
    mayEstimate: false,
    sessionId: null,
    usage,
    costUsd,
    model,
    stopWords: [finish],
    diagnostics: isCut ? { truncated: true } : {},
  });
}

function terminalWord({ errors, finish }: RunState, { exit }: RunEnd): TerminalStatus {
  if (errors.length > 0) return "error";
  if (finish === null) return "absent";
  return GOOD_ENDS.has(finish) ? okStatus(exit) : "error";
}

/** All that speaks about the failure, most trusted first; nothing of it is the model's words. */
function allEvidence(
  { errors, finish }: RunState,
  head: ResponseHead,
  { noise }: RunEnd,
  isExplained: boolean,
): ErrorEvidence[] {
  const evidence = [...errors];
  if (errors.length === 0 && finish !== null && !GOOD_ENDS.has(finish)) evidence.push(endedBy(finish));
  const { status, reason, headers, failure } = head;
  if (status !== null && status >= 400) {
    evidence.push({
      place: "stderr",
      text: `HTTP ${status} ${reason}`.trim(),
      httpStatus: status,
      ...headerTimes(headers),
    });
    const page = errors.length === 0 && !isExplained ? noise.reason().slice(0, MAX_PAGE) : "";
    if (page !== "") evidence.push({ place: "stdout", text: page });
  }
  if (failure !== "") evidence.push({ place: "stderr", text: failure });
  return evidence;
}

/** The evidence of a failure that only a `finish_reason` reports: no error object is beside it. */
function endedBy(finish: string): ErrorEvidence {
  if (finish === "error")
    return { place: "record", text: "The provider failed while the model answered", code: "server" };
  return {
    place: "record",
    text: `The model's answer was ended by "${finish.slice(0, 80)}"`,
    code: "finish_reason",
  };
}
