import { recordedReplay, recordedRun } from "../../../driver/recorded-replay.ts";
import type { Fixture } from "../../../model/fixture.ts";
import type { Replay, Run } from "../../../model/target.ts";
import { documentsOf } from "../../../records/documents.ts";
import { type PrintedText, piecesFrom, printedTexts } from "../../../records/printed-texts.ts";
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

/** The pieces of a text in neighbouring records of one kind, where no record before has it whole. */
function piecesOf(run: Run, text: string, keys?: readonly string[]): readonly PrintedText[] | undefined {
  const fields = [...printedTexts(run, keys).values()];
  const wholes = fields.flatMap((texts) => texts.filter((one) => one.text.includes(text)));
  const firstWhole = Math.min(...wholes.map(({ at }) => at));
  for (const texts of fields)
    for (let start = 0; start + MIN_PIECES <= texts.length; start++) {
      const found = piecesFrom(texts, start, text);
      if (found === undefined || new Set(found.map(({ at }) => at)).size < MIN_PIECES) continue;
      if (found.at(-1)!.at <= firstWhole) return found;
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
