import { cutAt } from "../../../../changes/bytes/cut-at.ts";
import { unescapeSeparators } from "../../../../changes/bytes/unescape-separators.ts";
import { expectAnswer, mapAnswerStrings } from "../../../../changes/fields/answer-strings.ts";
import { traceableAnswer } from "../../../../changes/fields/traceable-answer.ts";
import { compareReplays } from "../../../../driver/compare-replays.ts";
import { escapeText } from "../../../../lib/bytes.ts";
import { sampleEvenly } from "../../../../lib/sample-evenly.ts";
import type { Replay, Run } from "../../../../model/target.ts";
import { documentsOf, mapDocuments } from "../../../../records/documents.ts";
import { runBytes } from "../../../../records/run-bytes.ts";
import { equivalenceCheck, type Variant } from "../../../kit/equivalence-check.ts";
import { answerIgnored } from "../../../kit/noise-ignored.ts";

/** What JSON allows raw in a string and careless line readers split at or swallow. */
const SEPARATORS = ["\u2028", "\u2029", "\u0085", "\ufeff"];
const SEPARATOR_BYTES = SEPARATORS.map((separator) => Buffer.from(separator));

/** A long answer holds one behind every other word: what many of them do to a parser, more do not. */
const MAX_CUTS = 2048;

/** Separators that end a line elsewhere stand raw inside strings: they are data (INV-CLI-PARSE-006). */
export default equivalenceCheck({
  invariant: "INV-CLI-PARSE-006",
  name: "raw-separators",
  hint: "Split at the byte 0x0A only: no readline, no splitlines(), no /\\r?\\n|\\r|\\u2028/; drop U+FEFF at the start of the stream only.",
  blackBox: { variants: 4, on: "sample" },
  unfit: (run, replay) => {
    if (run.outputFormat === "text") return "text output has no strings";
    return hasEscaped(run) || traceableAnswer(run, replay) !== undefined
      ? undefined
      : "its records hold no separator and no answer that can be followed";
  },
  *variants(run, replay) {
    const raw = (whole: Run) => mapDocuments(whole, unescapeSeparators);
    if (hasEscaped(run)) {
      yield { what: "with its escaped separators standing raw", transform: raw };
      yield {
        what: "with its separators raw and cut before each",
        transform: (whole) => cutBefore(raw(whole)),
      };
    }
    yield* inAnswer(run, replay);
  },
});

function* inAnswer(run: Run, replay: Replay): Iterable<Variant> {
  const followed = traceableAnswer(run, replay);
  if (followed === undefined) return;
  const { strings, character } = followed;
  const variant = (separators: string, cut: (changed: Run) => Run, how: string): Variant => {
    const insert = (text: string) => text.replaceAll(character, character + separators);
    return {
      what: `with ${escapeText(separators)} raw in the answer's text${how}`,
      // JSON.stringify leaves all four as they are.
      transform: (whole) => cut(mapAnswerStrings(whole, strings, (value) => JSON.stringify(insert(value)))),
      judge: (before, after) =>
        compareReplays(expectAnswer(before, strings, insert), after, answerIgnored(before)),
    };
  };
  const all = SEPARATORS.join("");
  const uncut = (changed: Run) => changed;
  yield { ...variant(all, uncut, ""), narrower: SEPARATORS.map((one) => variant(one, uncut, "")) };
  yield variant(all, cutBefore, ", cut before each");
}

function hasEscaped(run: Run): boolean {
  return documentsOf(run).some(({ text }) => text !== undefined && unescapeSeparators(text) !== text);
}

/** Chunks that begin with a separator: a decoder for each chunk takes U+FEFF for a byte order mark there. */
function cutBefore(run: Run): Run {
  const stdout = runBytes(run, "out");
  const cuts: number[] = [];
  for (const bytes of SEPARATOR_BYTES) {
    for (let at = stdout.indexOf(bytes); at !== -1; at = stdout.indexOf(bytes, at + 1)) cuts.push(at);
  }
  return cutAt(run, { out: sampleEvenly(cuts, MAX_CUTS), err: [] });
}
