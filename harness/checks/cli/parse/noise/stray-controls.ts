import { insertLines, linePositions } from "../../../../changes/records/insert-lines.ts";
import { compareReplays, compareValues, type Difference } from "../../../../driver/compare-replays.ts";
import type { Replay, Run } from "../../../../model/target.ts";
import { mapDocuments, recordsOf } from "../../../../records/documents.ts";
import { equivalenceCheck } from "../../../kit/equivalence-check.ts";
import { noiseIgnored } from "../../../kit/noise-ignored.ts";

const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"|[{[,]/g;
/**
 * One line of noise for a parser that splits at LF. Split anywhere else, its last part is a record of an unknown type.
 */
const NOISE = 'zz 10%\rzz 20%\vzz 30%\fzz 40%\r{"type":"zz_stray"}';

/** A lone CR, VT or FF ends nothing: neither between the tokens of a record nor in noise (INV-CLI-PARSE-006). */
export default equivalenceCheck({
  invariant: "INV-CLI-PARSE-006",
  name: "stray-controls",
  hint: "LF alone ends a line. A lone CR is white space in JSON and a progress bar in noise.",
  unfit: (run) => (recordsOf(run).length === 0 ? "it has no records" : undefined),
  *variants(run) {
    yield {
      what: "with a lone CR between the tokens of its records",
      transform: withCarriageReturns,
      judge: same,
    };
    if (run.outputFormat !== "stream-json") return;
    yield {
      what: "with CR, VT and FF in noise",
      transform: (whole) => insertLines(whole, () => [NOISE]),
      judge: countsLines,
    };
  },
});

function withCarriageReturns(run: Run): Run {
  return mapDocuments(run, (text) =>
    text.replace(TOKEN, (token) => (token[0] === '"' ? token : `${token}\r`)),
  );
}

function same(before: Replay, after: Replay): Difference | undefined {
  return compareReplays(before, after, noiseIgnored(before));
}

function countsLines(before: Replay, after: Replay, original: Run): Difference | undefined {
  const [was, is] = [before, after].map(({ outcome }) => outcome.diagnostics?.skippedLines);
  const isCounted = was !== undefined && is !== undefined;
  return (
    same(before, after) ??
    compareValues(
      0,
      after.outcome.diagnostics?.unknownTypes?.zz_stray ?? 0,
      "outcome.diagnostics.unknownTypes.zz_stray",
    ) ??
    (isCounted
      ? compareValues(was + linePositions(original), is, "outcome.diagnostics.skippedLines")
      : undefined)
  );
}
