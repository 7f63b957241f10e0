import type { OutputFormat } from "../../../../../contracts/cli/v1/adapter.ts";
import type { Difference } from "../../../../driver/compare-replays.ts";
import { tryReplay } from "../../../../driver/recorded-replay.ts";
import { ENDED_WELL, type Replay, type Run, type Target } from "../../../../model/target.ts";
import type { CorpusCheck } from "../../../kit/check.ts";
import { failed } from "../../../kit/failed.ts";
import { notApplicable, passed } from "../../../kit/fixture-check.ts";
import { show } from "../../../kit/mismatch-difference.ts";

/** An error message as any program prints it; the words behind its start are of no known error. */
const STARTS = ["Error: ", "error: ", "ERROR: ", "API Error: ", "fatal: "];
/** What may be ahead of it: nothing, a blank line, a byte order mark, a colour. */
const LEADS = ["", "\n", "\ufeff", "\u001b[31m"];
const REASON = "the zz part of the program has come to its end";

/**
 * In a record format, a run that ends with code 0 and printed an error message in place of records: its text is no
 * answer, and the run has failed (INV-CLI-PARSE-011).
 */
const check: CorpusCheck = {
  invariant: "INV-CLI-PARSE-011",
  name: "error-line-alone",
  scope: "corpus",
  blackBox: "sample",
  async run(_fixtures, { target }) {
    const formats = target.manifest.outputFormats.filter((format) => format !== "text");
    if (formats.length === 0) return notApplicable("the adapter has no record format");
    let tried = 0;
    for (const run of runsOf(formats, target)) {
      tried++;
      const after = await tryReplay(target, run);
      if (after.crashed) return failed(tried, { message: after.message, run });
      const difference = wrongEnd(after.replay);
      if (difference === undefined) continue;
      return failed(tried, {
        message: "an error message in place of records, exit code 0",
        run,
        difference,
        outcome: after.replay.outcome,
        hint: "Text in place of records is an answer only where it does not begin as an error message does.",
      });
    }
    return passed(tried);
  },
};
export default check;

function runsOf(formats: readonly OutputFormat[], { isBlackBox }: Target): Run[] {
  return formats.flatMap((outputFormat) =>
    (isBlackBox ? STARTS.slice(0, 1) : STARTS).flatMap((start) =>
      LEADS.map((lead): Run => {
        const bytes = Buffer.from(`${lead}${start}${REASON}\n`);
        return { outputFormat, chunks: [["out", bytes]], exit: ENDED_WELL };
      }),
    ),
  );
}

function wrongEnd({ outcome: { status, content } }: Replay): Difference | undefined {
  if (status === "error") return undefined;
  return { path: "outcome.status", expected: "error", actual: `ok, content ${show(content)}` };
}
