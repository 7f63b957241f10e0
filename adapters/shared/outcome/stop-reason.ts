import type { Outcome, RunError } from "../../../contracts/cli/v1/adapter.ts";

type StopReason = NonNullable<Outcome["stopReason"]>;

/** The words that CLIs and APIs have for each reason, as they print them. */
const WORDS: Readonly<Record<StopReason, string>> = {
  end_turn: "end_turn stop stop_sequence completed",
  max_tokens: "max_tokens length max_output_tokens model_context_window_exceeded MessageOutputLengthError",
  max_turn_requests: "max_turn_requests max_turns error_max_turns max_iterations",
  refusal: "refusal content_filter content-filter ContentFilterError",
  cancelled: "cancelled aborted abort local_abort external_abort aborted_streaming aborted_tools",
  tool_deferred: "tool_deferred",
  hook: "hook_stopped stop_hook_prevented",
  limit: "budget_exhausted error_max_budget_usd blocking_limit mistake_limit",
};

const BY_WORD = new Map(
  Object.entries(WORDS).flatMap(([reason, words]) =>
    words.split(" ").map((word) => [word, reason as StopReason] as const),
  ),
);

/** Sentences of CLIs that have no word for it. */
const SENTENCES: readonly [RegExp, StopReason][] = [
  [/\b(?:maximum output token limit|output token (?:limit|maximum))\b/, "max_tokens"],
  [/^Provider finish_reason: content_filter\b/, "refusal"],
];

/**
 * Why a run stopped, in the contract's words (INV-CLI-PARSE-013).
 *
 * @param words what the CLI printed, the most telling one first; words of other meanings are passed over.
 * @param error of a failed run: a turn that ended in an error did not end well.
 */
export function stopReasonOf(
  words: readonly (string | null | undefined)[],
  error: RunError | null,
): StopReason | null {
  const [reason = null] = words.flatMap((word) => BY_WORD.get(word ?? "") ?? []);
  if (error === null) return reason;
  if (error.kind === "cancelled") return "cancelled";
  if (error.kind === "max_turns") return reason === "limit" ? "limit" : "max_turn_requests";
  // The run failed: its last turn did not end well, and what broke it off is the error's to say.
  if (reason !== null && reason !== "end_turn" && reason !== "cancelled") return reason;
  return SENTENCES.find(([sentence]) => sentence.test(error.message))?.[1] ?? null;
}
