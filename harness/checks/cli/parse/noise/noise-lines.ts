import fc from "fast-check";
import { insertLines, linePositions } from "../../../../changes/records/insert-lines.ts";
import { isBlank, noiseLines } from "../../../../changes/records/noise-lines.ts";
import { compareReplays, type Difference } from "../../../../driver/compare-replays.ts";
import type { Replay } from "../../../../model/target.ts";
import { equivalenceCheck, type Variant } from "../../../kit/equivalence-check.ts";
import { noiseIgnored } from "../../../kit/noise-ignored.ts";

/** Lines put in at each place when every place gets some. */
const LINES_A_PLACE = 3;

/** Lines that are no records, at every place: skipped, counted, sampled, never content (INV-CLI-PARSE-007). */
export default equivalenceCheck<[place: number, line: string][]>({
  invariant: "INV-CLI-PARSE-007",
  name: "noise-lines",
  hint: "A line that is no JSON object is skipped and counted; once one record was found, nothing else is text.",
  blackBox: { variants: 1, on: "sample" },
  unfit: (run, replay) => {
    if (run.outputFormat !== "stream-json") return "only a stream of lines has room for noise";
    if (linePositions(run) === 0) return "it has no records: its text may be the answer";
    return replay.outcome.diagnostics?.textFallback ? "its text is the answer" : undefined;
  },
  *variants(run) {
    const noise = noiseLines(run);
    const last = linePositions(run) - 1;
    const everywhere = (place: number) =>
      place === 0 || place === last
        ? noise
        : Array.from(
            { length: LINES_A_PLACE },
            (_, index) => noise[(place * LINES_A_PLACE + index) % noise.length]!,
          );
    const single = noise.map(
      (line): Variant => ({
        what: `with the line ${JSON.stringify(line.slice(0, 60))} at the start and the end`,
        transform: (whole) =>
          insertLines(whole, (place) => (place === 0 || place === linePositions(whole) - 1 ? [line] : [])),
        judge: (before, after) => skipped(before, after, isBlank(line) ? 0 : 2),
      }),
    );
    yield {
      what: "with noise at every place",
      transform: (whole) => insertLines(whole, everywhere),
      judge: (before, after) =>
        skipped(before, after, noise.filter((line) => !isBlank(line)).length) ?? onlyFirstSampled(after),
      narrower: single,
    };
  },
  random: {
    inputs: (run) => {
      const line = fc.oneof(
        fc.constantFrom(...noiseLines(run)),
        fc.string({ unit: "grapheme", maxLength: 30 }).map((text) => `zz${text.replaceAll("\n", " ")}`),
      );
      return fc.array(fc.tuple(fc.nat({ max: linePositions(run) - 1 }), line), {
        minLength: 1,
        maxLength: 5,
      });
    },
    variant: (lines) => ({
      what: "with noise at random places",
      transform: (run) =>
        insertLines(run, (place) => lines.flatMap(([at, line]) => (at === place ? [line] : []))),
      judge: (before, after, original) => {
        const inserted = lines.filter(([at, line]) => at < linePositions(original) && !isBlank(line));
        return skipped(before, after, inserted.length);
      },
    }),
  },
});

/**
 * @param lines least number of lines that must have been counted on top.
 */
function skipped(before: Replay, after: Replay, lines: number): Difference | undefined {
  return compareReplays(before, after, noiseIgnored(before)) ?? notCounted(before, after, lines);
}

function notCounted(before: Replay, after: Replay, lines: number): Difference | undefined {
  const { skippedLines = 0, samples } = after.outcome.diagnostics ?? {};
  if (lines === 0) return undefined;
  const least = (before.outcome.diagnostics?.skippedLines ?? 0) + lines;
  const path = "outcome.diagnostics.skippedLines";
  if (skippedLines < least) return { path, expected: `at least ${least}`, actual: String(skippedLines) };
  if (samples !== undefined && samples.length > 0) return undefined;
  return {
    path: "outcome.diagnostics.samples",
    expected: "some of the skipped lines",
    actual: JSON.stringify(samples) ?? "nothing",
  };
}

/** What went wrong is in the last lines more often than in the first (blogminhquy/javis-os#228). */
function onlyFirstSampled({ outcome }: Replay): Difference | undefined {
  const { samples } = outcome.diagnostics ?? {};
  if (samples !== undefined && samples.length > 1) return undefined;
  return {
    path: "outcome.diagnostics.samples",
    expected: "the first and the last of the skipped lines",
    actual: JSON.stringify(samples) ?? "nothing",
  };
}
