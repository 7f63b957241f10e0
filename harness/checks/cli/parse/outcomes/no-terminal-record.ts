import { recordedReplay, recordedRun, tryReplay } from "../../../../driver/recorded-replay.ts";
import { reports } from "../../../../facts/claims.ts";
import { sampleEvenly } from "../../../../lib/sample-evenly.ts";
import { ENDED_WELL, type Replay, type Run, type Target } from "../../../../model/target.ts";
import { documentsOf, type Piece, recordsOf } from "../../../../records/documents.ts";
import { runBytes } from "../../../../records/run-bytes.ts";
import {
  hasTerminalRecord,
  type TerminalRecord,
  terminalRecord,
} from "../../../../records/terminal-record.ts";
import type { FixtureCheck } from "../../../kit/check.ts";
import { failed } from "../../../kit/failed.ts";
import { notApplicable, passed, unfitFixture } from "../../../kit/fixture-check.ts";

const HINT =
  "Only the terminal record says that a run reached its end; text that came before it is not the answer.";
const BANNER = "Welcome back! Everything is up to date.\n";
/** Bytes that the prefixes of one fixture may cost in all; a large fixture gets an even sample of them. */
const PREFIX_BYTES = 256 * 1024;
const MIN_PREFIXES = 4;

/** Every prefix of a good run that ends before its terminal record, with exit code 0 (INV-CLI-PARSE-011). */
const check: FixtureCheck = {
  invariant: "INV-CLI-PARSE-011",
  name: "no-terminal-record",
  scope: "fixture",
  blackBox: "sample",
  async run(fixture, { target }) {
    const unfit = unfitFixture(fixture, target);
    if (unfit !== undefined) return notApplicable(unfit);
    const whole = recordedRun(fixture);
    const terminal = terminalRecord(target.manifest, whole);
    if (terminal == null) return notApplicable(`output format ${whole.outputFormat} has no terminal record`);
    if (!hasTerminalRecord(whole, terminal))
      return notApplicable(`it holds no record of type ${terminal.names.join(" or ")}`);
    if ((await recordedReplay(fixture, target)).outcome.status !== "ok")
      return notApplicable("the run is no good one");
    let tried = 0;
    for (const prefix of [...prefixes(whole, terminal, target), ...behindBanner(whole, terminal)]) {
      const run: Run = { ...whole, chunks: prefix.length === 0 ? [] : [["out", prefix]], exit: ENDED_WELL };
      tried++;
      const after = await tryReplay(target, run);
      const wrong = after.crashed
        ? after.message
        : notTruncated(after.replay, prefix.length > 0 && reports(target.manifest, "errorClass"));
      if (wrong === undefined) continue;
      const expected = '{"status":"error","kind":"stream_truncated","category":"network"}';
      const difference = after.crashed ? undefined : { path: "outcome", expected, actual: wrong };
      const message = after.crashed ? after.message : "a stream without its terminal record, exit code 0";
      return failed(tried, { message, difference, run, hint: HINT, offset: prefix.length });
    }
    return passed(tried);
  },
};
export default check;

/**
 * Streams that end before the first terminal record: after each line, and inside the terminal record. A prefix without
 * any record is left out, unless it is empty: its text may be the answer.
 */
function prefixes(run: Run, terminal: TerminalRecord, { isBlackBox }: Target): Buffer[] {
  const stdout = runBytes(run, "out");
  const affordable = isBlackBox ? 0 : Math.floor(PREFIX_BYTES / stdout.length);
  const count = Math.max(MIN_PREFIXES, affordable);
  const cut = (bytes: Buffer, ends: readonly number[]) =>
    sampleEvenly(ends, count).map((end) => bytes.subarray(0, end));
  if (run.outputFormat !== "json") return cut(stdout, lineEnds(run, terminal));
  return [stdout, laidOut(run)].flatMap((bytes) => cut(bytes, documentEnds(bytes)));
}

/** Two damages at once: what a wrapper prints first, and a stream that breaks off in its first or its last record. */
function behindBanner(run: Run, terminal: TerminalRecord): Buffer[] {
  const isDocument = run.outputFormat === "json";
  const stdout = isDocument ? laidOut(run) : runBytes(run, "out");
  const ends = isDocument ? documentEnds(stdout) : lineEnds(run, terminal);
  return [isDocument ? 0 : insideFirstRecord(run), Math.max(0, ...ends)]
    .filter((end) => end > 0)
    .map((end) => Buffer.concat([Buffer.from(BANNER), stdout.subarray(0, end)]));
}

/** Bytes up to the middle of the first record; 0 where the terminal one is the first. */
function insideFirstRecord(run: Run): number {
  let end = 0;
  for (const piece of documentsOf(run)) {
    if (piece.records.length > 0) {
      const { start, length } = documentIn(piece);
      return end + start + (length >> 1);
    }
    end += piece.bytes.length;
  }
  return 0;
}

/** The same document over several lines: no line of it looks like half a record. */
function laidOut(run: Run): Buffer {
  const records = recordsOf(run);
  return Buffer.from(`${JSON.stringify(records.length === 1 ? records[0] : records, null, 2)}\n`);
}

function documentEnds(stdout: Buffer): number[] {
  const last = stdout.toString("latin1").trimEnd().length;
  return [0, 1, 2, last >> 2, last >> 1, last - 1].filter((end) => end < last);
}

function lineEnds(run: Run, terminal: TerminalRecord): number[] {
  const ends = [0];
  let end = 0;
  let hasRecord = false;
  for (const piece of documentsOf(run)) {
    const { bytes, records } = piece;
    if (records.some(terminal.matches)) {
      const { start, length } = documentIn(piece);
      if (hasRecord) ends.push(...[1, length >> 1, length - 1].map((inside) => end + start + inside));
      break;
    }
    end += bytes.length;
    hasRecord ||= records.length > 0;
    if (hasRecord) ends.push(end);
  }
  return ends;
}

/** Where the JSON text of a piece is, in bytes: escape sequences around it are none of it. */
function documentIn({ bytes, text, prefix = "" }: Piece): { start: number; length: number } {
  if (text === undefined) return { start: 0, length: bytes.toString("latin1").trimEnd().length };
  return { start: Buffer.byteLength(prefix), length: Buffer.byteLength(text.trimEnd()) };
}

/**
 * What the adapter made of a stream that was cut, when that is wrong.
 *
 * @param needsClass the adapter reports classes, and something was printed that shows this one.
 */
function notTruncated({ outcome }: Replay, needsClass: boolean): string | undefined {
  const { status, error } = outcome;
  const isRight =
    status === "error" &&
    (!needsClass || (error?.kind === "stream_truncated" && error.category === "network"));
  return isRight ? undefined : JSON.stringify({ status, kind: error?.kind, category: error?.category });
}
