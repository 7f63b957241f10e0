import { expectAnswer, mapAnswerStrings } from "../../../../changes/fields/answer-strings.ts";
import { traceableAnswer } from "../../../../changes/fields/traceable-answer.ts";
import { compareReplays } from "../../../../driver/compare-replays.ts";
import { equivalenceCheck } from "../../../kit/equivalence-check.ts";
import { answerIgnored } from "../../../kit/noise-ignored.ts";

const SEQUENCES = "\x1b[31m\x1b]8;;https://example.com\x07\x1b[0m";

/** An escape sequence inside a string of a record is what the model wrote: it stays (INV-CLI-PARSE-004). */
export default equivalenceCheck({
  invariant: "INV-CLI-PARSE-004",
  name: "ansi-in-strings",
  hint: "Parse first, strip afterwards and only what is no record: the bytes inside JSON strings are data.",
  blackBox: { variants: 1, on: "sample" },
  unfit: (run, replay) =>
    run.outputFormat === "text"
      ? "text output has no strings"
      : traceableAnswer(run, replay) === undefined
        ? "its records hold no answer that can be followed"
        : undefined,
  *variants(run, replay) {
    const { strings, character } = traceableAnswer(run, replay)!;
    const color = (text: string) => text.replaceAll(character, character + SEQUENCES);
    yield {
      what: "with escape sequences, JSON-escaped, in the answer's text",
      transform: (whole) => mapAnswerStrings(whole, strings, (value) => JSON.stringify(color(value))),
      judge: (before, after) =>
        compareReplays(expectAnswer(before, strings, color), after, answerIgnored(before)),
    };
  },
});
