/**
 * Sentences that the CLI prints in place of a model's text. They are in assistant records without a mark, so that
 * only the words and what came before distinguish them from an answer.
 */

/** Printed for a message that has tool calls and no text. */
export const TEXTLESS_CALLS = "Using tools to help you...";

/** Printed for an empty answer. */
export const EMPTY_ANSWER = "I understand, but I don't have a specific response.";

/** Where the CLI is in its run when a sentence is printed. */
export interface SentencePlace {
  /** The prompt was played back in this turn. */
  hasPrompt: boolean;
  /** The model, or the CLI for it, has said something in this turn. */
  hasSpoken: boolean;
  /** A tool was called in this turn. */
  hasCalled: boolean;
}

/** What the CLI says in the model's place of a run that failed. */
export interface ReportedFailure {
  reason: string;
  code: string | null;
}

/** A failed model call: all else of the run is thrown away, so that it follows on the prompt. The exit code is 0. */
const CALL_FAILED = /^Sorry, I encountered an error: /;
/** A failure before the first model call; no prompt is played back. The exit code is 1. */
const START_FAILED = /^Error: /;
const ROUNDS_USED_UP = /^Maximum tool execution rounds reached\./;
const LOOP_FOUND = /^\s*I noticed I'm repeating similar operations without making progress\./;

/** The failure that a text reports, or null for an answer of the model's, whatever it speaks of (INV-CLI-ERR-003). */
export function reportedFailure(text: string, place: SentencePlace): ReportedFailure | null {
  const { hasPrompt, hasSpoken, hasCalled } = place;
  const isFirst = !hasSpoken && !hasCalled;
  const reason = text.trim();
  if (isFirst && CALL_FAILED.test(text)) return { reason: text.replace(CALL_FAILED, ""), code: null };
  if (isFirst && !hasPrompt && START_FAILED.test(text))
    return { reason: text.replace(START_FAILED, ""), code: null };
  if (hasCalled && ROUNDS_USED_UP.test(text)) return { reason, code: "tool-rounds" };
  return hasCalled && LOOP_FOUND.test(text) ? { reason, code: "tool-loop" } : null;
}
