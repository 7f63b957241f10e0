import type { Outcome } from "../../../contracts/cli/v1/adapter.ts";
import type { ErrorEvidence, ErrorRule } from "../../shared/errors/error-evidence.ts";
import { httpStatusIn } from "../../shared/errors/http-status.ts";
import { unstructuredEvidence } from "../../shared/errors/unstructured-evidence.ts";
import { beginsWithError, runEnding } from "../../shared/outcome/run-ending.ts";
import { outcomeOf } from "../../shared/parser/run-outcome.ts";
import type { RunEnd } from "../../shared/parser/stream-reducer.ts";
import { ERROR_LINE, NOTICE, saysBrokenOff } from "../printed-errors.ts";
import type { RunState } from "./run-state.ts";

/** How the CLI words its failures, ahead of the common rules; what the API said is behind `Grok API error: `. */
const ERROR_RULES: readonly ErrorRule[] = [
  { kind: "max_turns", text: /^Maximum tool execution rounds reached\./ },
  { kind: "auth_expired", text: /^\s*(?:❌ )?Error: API key required\./m },
  // Without a prompt it opens its screen, and there is no terminal.
  { kind: "invalid_request", text: /^\s*ERROR Raw mode is not supported on the current process\.stdin/m },
  // Its answer to SIGTERM; the exit code is 0. Who sent it, it does not know.
  { kind: "timeout", text: /^Gracefully shutting down\.\.\.$/m },
];

/**
 * The outcome of a run. No record ends one: it is whole when the last message asks for no tool. The exit code is 0 also
 * where the model could not be asked, or SIGTERM came.
 */
export function finishRun(state: RunState, end: RunEnd): Outcome {
  const { last } = state;
  const text = last === null ? end.noise.wholeText() : null;
  const isBroken = last === null && saysBrokenOff(end.noise.reason());
  const fallback = text === null || isBroken || end.exit.code !== 0 || ERROR_LINE.test(text) ? null : text;
  const ending = runEnding(end.exit, {
    terminal: "absent",
    absentMeansCut: last === null && fallback === null,
    isMarkedFailed: last?.kind === "failed" || isBroken || (text !== null && beginsWithError(text)),
    fallback,
    answer: last?.kind === "answer" ? last.text : null,
  });
  return outcomeOf(state, end, {
    cli: "grok",
    ending,
    evidence: ending.status === "ok" ? [] : runEvidence(state, end, ending.isExplained, isBroken),
    rules: ERROR_RULES,
    mayEstimate: false,
    sessionId: null,
  });
}

/** All that speaks about the failure of a run, most trusted first; nothing of it is the model's words. */
function runEvidence(
  { last }: RunState,
  { noise, stderr }: RunEnd,
  isExplained: boolean,
  isBroken: boolean,
): ErrorEvidence[] {
  const reported: ErrorEvidence[] =
    last?.kind === "failed"
      ? [{ place: "record", text: last.reason, httpStatus: httpStatusIn(last.reason) }]
      : isBroken
        ? [{ place: "stdout", text: noise.reason() }]
        : [];
  // What is printed among the records of a run that reported its own end is not why it failed (INV-CLI-PARSE-007).
  const outside = { noise: last === null && !isBroken ? noise.reason() : "", stderr };
  const lines = {
    notice: NOTICE,
    errorLine: ERROR_LINE,
    rules: ERROR_RULES,
    isExplained: isExplained || reported.length > 0,
  };
  return [...reported, ...unstructuredEvidence(outside, lines)];
}
