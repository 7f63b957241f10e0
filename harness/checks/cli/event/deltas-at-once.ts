import { recordedReplay, recordedRun } from "../../../driver/recorded-replay.ts";
import type { Fixture } from "../../../model/fixture.ts";
import type { Replay, Run } from "../../../model/target.ts";
import { documentsOf } from "../../../records/documents.ts";
import { valuesIn } from "../../../records/json-values.ts";
import { recordKind } from "../../../records/record-type.ts";
import { withBytes } from "../../../records/with-bytes.ts";
import type { CheckContext, CheckResult } from "../../kit/check.ts";
import { failed } from "../../kit/failed.ts";
import { fixtureCheck, notApplicable, passed, unsupported } from "../../kit/fixture-check.ts";
import { show } from "../../kit/mismatch-difference.ts";

/** Pieces of one text in as many records: fewer may be two texts that happen to make up a third. */
const MIN_PIECES = 3;

const MESSAGE = "a text that came in pieces is not reported piece by piece";
const HINT =
  "Report each piece at the push that brought it; the whole text behind them is the same text again.";

/** A text that comes in pieces is reported piece by piece, and not when it is whole (INV-CLI-EVENT-003). */
export default fixtureCheck("INV-CLI-EVENT-003", "deltas-at-once", attack);

async function attack(fixture: Fixture, { target }: CheckContext): Promise<CheckResult> {
  const { manifest } = target;
  if (manifest.capabilities?.streaming === false) return unsupported(`${manifest.id} claims no streaming`);
  const run = recordedRun(fixture);
  if (run.outputFormat !== "stream-json") return notApplicable("only a stream has pieces");
  const { outcome } = await recordedReplay(fixture, target);
  const pieces = outcome.messages.map((text) => piecesOf(run, text, manifest.recordKeys)).find(Boolean);
  if (pieces === undefined) return notApplicable("no message comes in three pieces or more");
  const shown = pieces.slice(0, -1);
  const expected = shown.map(({ text }) => text).join("");
  const cut = upTo(run, shown.at(-1)!.at);
  const said = textOf(await target.replay(cut));
  if (!said.endsWith(expected)) {
    const difference = {
      path: "events",
      expected: `assistant_text up to ${show(expected)}`,
      actual: show(said),
    };
    return failed(1, { message: MESSAGE, run: cut, difference, hint: HINT });
  }
  // A parser that is asked at the end gives what it held back: whether it did so shows in how many events came.
  const byRecord = { ...run, chunks: documentsOf(run).map(({ bytes }) => ["out", bytes] as const) };
  const { events } = await target.replay(byRecord);
  const count = events.filter(({ kind }) => kind === "assistant_text").length;
  if (count >= pieces.length / 2) return passed(2);
  const difference = {
    path: "events",
    expected: `about ${pieces.length} assistant_text events, as many as pieces`,
    actual: `${count} of them`,
  };
  return failed(2, { message: MESSAGE, run: byRecord, difference, hint: HINT });
}

interface TextPiece {
  text: string;
  /** Index of its document in the stream. */
  at: number;
}

/** The pieces of a text in neighbouring records of one kind, where it comes so and in no other way before. */
function piecesOf(run: Run, text: string, keys?: readonly string[]): TextPiece[] | undefined {
  const byField = new Map<string, TextPiece[]>();
  for (const [at, { records }] of documentsOf(run).entries())
    for (const record of records)
      for (const { path, value } of valuesIn(record)) {
        if (typeof value !== "string" || value === "") continue;
        if (value.includes(text)) return longest(byField, text);
        const field = `${recordKind(record, keys)} ${path}`;
        byField.set(field, [...(byField.get(field) ?? []), { text: value, at }]);
      }
  return longest(byField, text);
}

function longest(byField: ReadonlyMap<string, readonly TextPiece[]>, text: string): TextPiece[] | undefined {
  for (const pieces of byField.values())
    for (let start = 0; start + MIN_PIECES <= pieces.length; start++) {
      const found = joinFrom(pieces, start, text);
      if (found !== undefined && new Set(found.map(({ at }) => at)).size >= MIN_PIECES) return found;
    }
  return undefined;
}

function joinFrom(pieces: readonly TextPiece[], start: number, text: string): TextPiece[] | undefined {
  let at = 0;
  for (let index = start; index < pieces.length; index++) {
    const piece = pieces[index]!.text;
    if (!text.startsWith(piece, at)) return undefined;
    at += piece.length;
    if (at === text.length) return pieces.slice(start, index + 1);
  }
  return undefined;
}

function upTo(run: Run, document: number): Run {
  const pieces = documentsOf(run).slice(0, document + 1);
  return withBytes(run, { out: Buffer.concat(pieces.map(({ bytes }) => bytes)), err: Buffer.alloc(0) });
}

function textOf({ events }: Replay): string {
  return events.map((event) => (event.kind === "assistant_text" ? event.text : "")).join("");
}
