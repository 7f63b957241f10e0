import type { ErrorEvidence } from "../../shared/errors/error-evidence.ts";
import { httpStatusIn } from "../../shared/errors/http-status.ts";
import { type UnstructuredOutput, unstructuredEvidence } from "../../shared/errors/unstructured-evidence.ts";
import { ERROR_RULES } from "../error-rules.ts";
import { ERROR_LINE } from "../printed-errors.ts";
import type { RunState } from "./run-state.ts";
import { specificCodes } from "./turn-end.ts";

/** Lines of stderr that good runs print too: they say nothing about a failure. */
export const NOTICE = /^(?:Warning: |\[claude-code:|\(node:\d+\)|apiKeyHelper failed)/;

/**
 * All that speaks about the failure of a run, most trusted first; nothing of it is the model's words.
 *
 * @param isExplained the way the run ended is the reason by itself.
 */
export function runEvidence(
  state: RunState,
  outside: UnstructuredOutput,
  isExplained: boolean,
): ErrorEvidence[] {
  // What is printed among the records of a run that reported its own end is not why it failed (INV-CLI-PARSE-007).
  const noise = state.end === null ? outside.noise : "";
  const turn = turnEvidence(state);
  const retry = retryEvidence(state);
  const lines = {
    notice: NOTICE,
    errorLine: ERROR_LINE,
    rules: ERROR_RULES,
    isExplained: isExplained || turn.length + retry.length > 0,
  };
  return [...turn, ...unstructuredEvidence({ ...outside, noise }, lines), ...retry];
}

/** The failed turn itself: its sentence and its words. */
function turnEvidence(state: RunState): ErrorEvidence[] {
  const failed = state.end ?? state.apiError;
  if (failed === null) return [];
  const isAnswer = state.end !== null && isModelsText(state, failed.text);
  const text = isAnswer ? null : (failed.text ?? lastWord(state));
  const httpStatus = failed.httpStatus ?? (text === null ? null : httpStatusIn(text));
  const [code = null, ...more] = failed.codes;
  const resetsAt = namesLimit(httpStatus, failed.codes, text) ? state.quota.rejectedUntil : null;
  return [
    { place: "record", text, code, httpStatus, resetsAt },
    ...more.map((word): ErrorEvidence => ({ place: "record", code: word, httpStatus })),
  ];
}

/** True when a failure is that of a limit, so that the window which refused the call says when the next try may go well. */
function namesLimit(httpStatus: number | null, codes: readonly string[], text: string | null): boolean {
  if (httpStatus !== null) return httpStatus === 429;
  return codes.some((code) => LIMIT_CODES.has(code)) || /\blimit\b/i.test(text ?? "");
}

const LIMIT_CODES = new Set(["rate_limit", "rate_limit_error", "usage_limit_reached"]);

/** Where a failed result gives no reason, its own word does (anthropics/claude-code-action#823). */
function lastWord({ end }: RunState): string | null {
  return end?.subtype === "success" ? end.terminalReason : (end?.subtype ?? null);
}

/** A failed result may carry the model's answer, which says nothing about the failure (INV-CLI-ERR-003). */
function isModelsText({ lastMessage, transcript }: RunState, text: string | null): boolean {
  if (text === null || text === "") return false;
  return lastMessage.texts.join("") === text || transcript.messages.includes(text);
}

/** The last try that failed, for a run that ended while it was trying. */
function retryEvidence({ retry }: RunState): ErrorEvidence[] {
  if (retry === null) return [];
  const { code, httpStatus, text = null } = retry;
  return [{ place: "record", text, code: specificCodes([code])[0] ?? null, httpStatus }];
}
