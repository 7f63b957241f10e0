import { recordedRun } from "../../../../driver/recorded-replay.ts";
import { textSources } from "../../../../facts/text-sources.ts";
import type { Fixture } from "../../../../model/fixture.ts";
import type { Replay } from "../../../../model/target.ts";
import { dataText } from "../../../../records/data-text.ts";
import { recordsOf } from "../../../../records/documents.ts";
import type { CheckContext, CheckResult } from "../../../kit/check.ts";
import { failed } from "../../../kit/failed.ts";
import { notApplicable, passedIfRecorded } from "../../../kit/fixture-check.ts";
import { show } from "../../../kit/mismatch-difference.ts";
import { recordedCheck } from "../../../kit/recorded-check.ts";

const HINT =
  "A CLI prints one text several times: as deltas, as a message, in its last record. Count it once, and whole.";

/** Content and messages are texts that the stream holds: not doubled, not cut, not put together of two records. */
export default recordedCheck("INV-CLI-PARSE-002", "content-once", judge);

function judge(fixture: Fixture, { outcome }: Replay, { target }: CheckContext): CheckResult {
  const run = recordedRun(fixture);
  const texts = [outcome.content ?? "", ...outcome.messages].filter((text) => text !== "");
  if (texts.length === 0) return notApplicable("the run has no answer");
  const source =
    recordsOf(run).length === 0 ? plainText(fixture) : textSources(run, target.manifest.recordKeys);
  for (const text of texts) {
    if (source.has(text) || standsBroken(text, fixture) || text === dataText(outcome)) continue;
    const message = repeated(text)
      ? "a text of the answer is doubled"
      : "a text of the answer is nowhere in the output";
    const difference = { path: "outcome.content", expected: "a text of the stream", actual: show(text) };
    return failed(texts.length, { message, run, difference, hint: HINT });
  }
  return passedIfRecorded(fixture, texts.length);
}

/** Without records the answer is stdout itself, less escape sequences and decoration: never more than was printed. */
function plainText({ stdout }: Fixture): { has(text: string): boolean } {
  return { has: (text) => Buffer.byteLength(text) <= stdout.length };
}

/** Some CLIs print newlines raw inside a record's strings (akhayam99/goodboy#1813): the text is there, whole. */
function standsBroken(text: string, { stdout }: Fixture): boolean {
  return text.includes("\n") && stdout.includes(JSON.stringify(text).replaceAll("\\n", "\n"));
}

function repeated(text: string): boolean {
  const half = text.slice(0, text.length / 2).trim();
  return (
    half !== "" &&
    text.trim() === `${half}${text.slice(half.length, text.length - half.length)}${half}`.trim()
  );
}
