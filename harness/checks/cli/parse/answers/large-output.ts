import { answerStrings, expectAnswer, mapAnswerStrings } from "../../../../changes/fields/answer-strings.ts";
import { insertLines } from "../../../../changes/records/insert-lines.ts";
import { compareReplays } from "../../../../driver/compare-replays.ts";
import { recordedReplay, recordedRun, tryReplay } from "../../../../driver/recorded-replay.ts";
import type { Fixture } from "../../../../model/fixture.ts";
import type { Replay, Run, Target } from "../../../../model/target.ts";
import type { CorpusCheck } from "../../../kit/check.ts";
import { failed } from "../../../kit/failed.ts";
import { notApplicable, passed, unfitFixture } from "../../../kit/fixture-check.ts";

/** Longer than the caps at which wrappers were seen to cut: 64 KiB, 256 KiB, 1 MiB. */
const ANSWER = "zz words of a long answer ".repeat(80_000);
const RECORD = `{"type":"zz_unknown","zz":"${"x".repeat(1000)}"}`;
const RECORDS = 3000;
const HINT = "A cap is for one line, is far above what CLIs print, and is reported by name when it is met.";

/**
 * A long line and a long run: both arrive whole (INV-CLI-PARSE-010). A cap of 1 MiB for a line (RLinf/RPent#7) or for
 * the run (tyrchen/claude-agent-sdk-rs#28) loses the end of it.
 */
const check: CorpusCheck = {
  invariant: "INV-CLI-PARSE-010",
  name: "large-output",
  scope: "corpus",
  blackBox: "every-run",
  async run(fixtures, { target }) {
    const material = await smallestAnswer(fixtures, target);
    if (material === undefined) return notApplicable("no stream of records holds an answer to make longer");
    const { fixture, run, before, answer } = material;
    const longAnswer = mapAnswerStrings(run, answer, () => JSON.stringify(ANSWER));
    const longRun = insertLines(run, (place) => (place === 1 ? Array(RECORDS).fill(RECORD) : []));
    const trials: readonly [string, Run, Replay][] = [
      ["an answer of 2 MB on one line", longAnswer, expectAnswer(before, answer, () => ANSWER)],
      ["3 MB of records before the answer", longRun, before],
    ];
    for (const [index, [name, changed, expected]] of trials.entries()) {
      const result = await lost(target, changed, expected);
      if (result === undefined) continue;
      return failed(index + 1, { ...result, message: `with ${name}`, hint: HINT, fixture: fixture.id });
    }
    return passed(trials.length);
  },
};
export default check;

async function lost(target: Target, run: Run, expected: Replay) {
  const after = await tryReplay(target, run);
  if (after.crashed) return { run, difference: { path: "replay", expected: "none", actual: after.message } };
  // Estimates grow with the text, and what was skipped is reported in the diagnostics.
  const difference = compareReplays(expected, after.replay, ["outcome.diagnostics", "outcome.usage"]);
  return difference === undefined ? undefined : { run, difference };
}

/** The smallest run whose answer stands whole in its records, once as an event. */
async function smallestAnswer(fixtures: readonly Fixture[], target: Target) {
  const streams = fixtures
    .filter((fixture) => unfitFixture(fixture, target) === undefined)
    .filter((fixture) => fixture.manifest.outputFormat === "stream-json" && fixture.expected.status === "ok")
    .sort((a, b) => a.stdout.length - b.stdout.length);
  for (const fixture of streams) {
    const run = recordedRun(fixture);
    const before = await recordedReplay(fixture, target);
    const answer = answerStrings(run, before);
    const texts = before.events.filter((event) => event.kind === "assistant_text");
    const isOneText = texts.length === 1 || (target.isBlackBox && before.outcome.messages.length <= 1);
    if (answer !== undefined && before.outcome.content && isOneText) return { fixture, run, before, answer };
  }
  return undefined;
}
