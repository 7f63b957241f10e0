import { insertLines, linePositions } from "../../../changes/records/insert-lines.ts";
import { compareValues, type Difference } from "../../../driver/compare-replays.ts";
import { placesOfReason } from "../../../facts/places-of-reason.ts";
import type { Replay, Run } from "../../../model/target.ts";
import { runBytes } from "../../../records/run-bytes.ts";
import { withBytes } from "../../../records/with-bytes.ts";
import { equivalenceCheck } from "../../kit/equivalence-check.ts";
import { show } from "../../kit/mismatch-difference.ts";

const BANNERS = [
  "Reading additional input from stdin...\n",
  "Loaded 2 extensions from the project folder.\n",
];

/** A line that holds nothing but escape sequences, as a progress display leaves it. */
const BLANKED = "\x1b[2K\x1b[1G";

/**
 * A harmless line ahead of all else is never the reason of a failure (alexhawat/mergeCraft#445): neither on stderr, nor
 * on stdout beside records or beside a reason that stderr says.
 */
export default equivalenceCheck({
  invariant: "INV-CLI-ERR-006",
  name: "reason-behind-banner",
  hint: "Structured reasons before stderr; on stderr the line that tells an error before the first line.",
  unfit: (run, { outcome }) => {
    if (!outcome.error) return "the run did not fail";
    if (["timeout", "cancelled"].includes(outcome.error.kind)) return "its end is the reason";
    return placesOfReason(run, outcome.error.message).length > 0
      ? undefined
      : "the run gives no reason of its own";
  },
  *variants(run, replay) {
    for (const banner of BANNERS) {
      yield {
        what: `"${banner.trim()}" on stderr`,
        transform: () => withBytes(run, { err: Buffer.concat([Buffer.from(banner), runBytes(run, "err")]) }),
        judge: sameReason,
      };
    }
    if (!hasPlaceForBanner(run, replay)) return;
    const lines = [BLANKED, ...BANNERS.map((banner) => banner.trim())];
    yield {
      what: "harmless lines on stdout",
      transform: (whole) => bannersOnStdout(whole, lines),
      judge: (before, after) => sameReason(before, after) ?? sameEvidence(before, after),
      narrower: lines.map((line) => ({
        what: `the line ${show(line)} on stdout`,
        transform: (whole) => bannersOnStdout(whole, [line]),
        judge: (before, after) => sameReason(before, after) ?? sameEvidence(before, after),
      })),
    };
  },
});

/** Among records, or on an empty stdout where stderr reports the reason; in text, stdout may be the reason itself. */
function hasPlaceForBanner(run: Run, { outcome }: Replay): boolean {
  if (run.outputFormat === "text" || outcome.error?.evidence === "stdout") return false;
  return linePositions(run) > 0 || runBytes(run, "out").length === 0;
}

function bannersOnStdout(run: Run, lines: readonly string[]): Run {
  if (runBytes(run, "out").length === 0) return withBytes(run, { out: Buffer.from(`${lines.join("\n")}\n`) });
  return insertLines(run, (place) => (place === 0 ? lines : []));
}

function sameReason(before: Replay, after: Replay): Difference | undefined {
  const reason = before.outcome.error!.message;
  const message = after.outcome.error?.message ?? "";
  if (message.includes(reason.slice(0, 200))) return undefined;
  return { path: "outcome.error.message", expected: show(reason), actual: show(message) };
}

function sameEvidence(before: Replay, after: Replay): Difference | undefined {
  return compareValues(
    before.outcome.error?.evidence,
    after.outcome.error?.evidence,
    "outcome.error.evidence",
  );
}
