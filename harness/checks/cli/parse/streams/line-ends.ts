import { cutAt } from "../../../../changes/bytes/cut-at.ts";
import { compareReplays, compareValues, type Difference } from "../../../../driver/compare-replays.ts";
import type { Replay, Run } from "../../../../model/target.ts";
import { documentsOf, recordsOf } from "../../../../records/documents.ts";
import { runBytes } from "../../../../records/run-bytes.ts";
import { withBytes } from "../../../../records/with-bytes.ts";
import { equivalenceCheck } from "../../../kit/equivalence-check.ts";

const BOM = Buffer.from("\ufeff");
const CRLF = Buffer.from("\r\n");
const LF = 0x0a;

/** CRLF, a byte order mark at the start, a missing or doubled final newline: all tolerated (INV-CLI-PARSE-006). */
export default equivalenceCheck({
  invariant: "INV-CLI-PARSE-006",
  name: "line-ends",
  hint: "Drop one CR before LF and one U+FEFF at the start of the stream, and take what is left in the buffer at the end as a line.",
  blackBox: { variants: 6, on: "sample" },
  unfit: (run) => (runBytes(run, "out").length === 0 ? "its stdout is empty" : undefined),
  *variants(run) {
    yield { what: "with a byte order mark at the start", transform: withBom, judge: sameButDiagnostics };
    yield {
      what: "with a byte order mark at the start, cut in it",
      transform: (whole) => cutAt(withBom(whole), { out: [1, 2], err: [] }),
      judge: sameButDiagnostics,
    };
    yield { what: "without its final newline", transform: withoutFinalNewline, judge: sameButLastEvents };
    yield {
      what: "without its final newline, cut before its last byte",
      transform: (whole) => {
        const shorter = withoutFinalNewline(whole);
        return cutAt(shorter, { out: [runBytes(shorter, "out").length - 1], err: [] });
      },
      judge: sameButLastEvents,
    };
    if (recordsOf(run).length === 0) return;
    yield { what: "with CRLF line ends", transform: withCrlf, judge: sameButDiagnostics };
    yield {
      what: "with CRLF line ends, cut inside each",
      transform: cutInsideCrlf,
      judge: sameButDiagnostics,
    };
  },
});

function withBom(run: Run): Run {
  return withBytes(run, { out: Buffer.concat([BOM, runBytes(run, "out")]) });
}

function withoutFinalNewline(run: Run): Run {
  const stdout = runBytes(run, "out");
  return withBytes(run, { out: stdout.at(-1) === LF ? stdout.subarray(0, -1) : stdout });
}

function withCrlf(run: Run): Run {
  const pieces = documentsOf(run).flatMap(({ bytes }) =>
    bytes.at(-1) === LF && bytes.at(-2) !== 0x0d ? [bytes.subarray(0, -1), CRLF] : [bytes],
  );
  return withBytes(run, { out: Buffer.concat(pieces) });
}

function cutInsideCrlf(run: Run): Run {
  const changed = withCrlf(run);
  const stdout = runBytes(changed, "out");
  const cuts: number[] = [];
  for (let at = stdout.indexOf(CRLF); at !== -1; at = stdout.indexOf(CRLF, at + 1)) cuts.push(at + 1);
  return cutAt(changed, { out: cuts, err: [] });
}

function sameButDiagnostics(before: Replay, after: Replay): Difference | undefined {
  return compareReplays(before, after, ["outcome.diagnostics"]);
}

/** A parser that cannot be known that stdout is over may lose the events of its last line, and nothing else. */
function sameButLastEvents(before: Replay, after: Replay): Difference | undefined {
  const events = before.events.slice(0, after.events.length);
  const ignored = ["outcome.diagnostics", "outcome.content", "outcome.messages"];
  return (
    compareReplays({ outcome: before.outcome, events }, after, ignored) ??
    compareValues(trimmed(before), trimmed(after), "outcome.content") ??
    compareValues(
      before.outcome.messages.map(trimEnd),
      after.outcome.messages.map(trimEnd),
      "outcome.messages",
    )
  );
}

/** Text output may keep its final newline as content; then it is gone with it. */
function trimmed({ outcome }: Replay): string | null {
  return outcome.content === null ? null : trimEnd(outcome.content);
}

function trimEnd(text: string): string {
  return text.replace(/\n$/, "");
}
