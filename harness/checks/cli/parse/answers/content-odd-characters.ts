import { answerStrings, expectAnswer, mapAnswerStrings } from "../../../../changes/fields/answer-strings.ts";
import { compareReplays } from "../../../../driver/compare-replays.ts";
import { recordsOf } from "../../../../records/documents.ts";
import { equivalenceCheck } from "../../../kit/equivalence-check.ts";

/**
 * What tidying loses: a decomposed letter, NUL, a byte order mark, joiners, CR LF, tabs, half a pair, spaces at both
 * ends.
 */
const ODD = "  e\u0301 \u0000 \ufeff \ud83d\udc69\u200d\ud83d\ude80 \u200b\t\r\n\r\nodd \ud83d \u00a0 ";

/** An answer comes through character by character: not trimmed, not normalised, not cleaned (INV-CLI-PARSE-002). */
export default equivalenceCheck({
  invariant: "INV-CLI-PARSE-002",
  name: "content-odd-characters",
  hint: "The answer is the CLI's string as it is: no trim, no normalize, no filter of control characters.",
  blackBox: { variants: 1, on: "sample" },
  unfit(run, replay) {
    if (recordsOf(run).length === 0) return "it has no records to put an answer into";
    if (replay.outcome.status !== "ok" || !replay.outcome.content) return "the run has no answer";
    const pieces = replay.events.filter(({ kind }) => kind === "assistant_text").length;
    if (pieces > 1 || replay.outcome.messages.length > 1) return "its answer comes in pieces";
    return answerStrings(run, replay) === undefined ? "its answer cannot be followed" : undefined;
  },
  *variants(run, before) {
    const answer = answerStrings(run, before);
    if (answer === undefined) return;
    yield {
      what: "with odd characters in the answer",
      transform: (whole) => mapAnswerStrings(whole, answer, () => JSON.stringify(ODD)),
      judge: (original, after) =>
        compareReplays(
          expectAnswer(original, answer, () => ODD),
          after,
          ["outcome.diagnostics", "outcome.usage"],
        ),
    };
  },
});
