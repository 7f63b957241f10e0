import { compareReplays } from "../../../../driver/compare-replays.ts";
import { recordedReplay, recordedRun, tryReplay } from "../../../../driver/recorded-replay.ts";
import type { Fixture } from "../../../../model/fixture.ts";
import type { Run } from "../../../../model/target.ts";
import { runBytes } from "../../../../records/run-bytes.ts";
import { withBytes } from "../../../../records/with-bytes.ts";
import type { CheckContext, FixtureCheck } from "../../../kit/check.ts";
import { timedOutInPlay } from "../../../kit/equivalence-check.ts";
import { failed } from "../../../kit/failed.ts";
import { notApplicable, passed, unfitFixture } from "../../../kit/fixture-check.ts";

const MESSAGE = "the adapter gives another outcome for the same bytes, after other runs";
const HINT =
  "Keep all state in the parser, and let no time, random number or earlier run decide: the outcome depends on the bytes and the exit alone.";

/**
 * One run again, after another run and one that broke off: the same bytes give the same outcome (INV-CLI-PARSE-012).
 * State that an adapter keeps outside of its parser then has the other run's figures, and an unfinished line, an open
 * message and a session of the one that broke off. The latter comes last: a further run would end its line.
 */
const check: FixtureCheck = {
  invariant: "INV-CLI-PARSE-012",
  name: "same-bytes-twice",
  scope: "fixture",
  blackBox: "every-run",
  async run(fixture, context) {
    const { target } = context;
    const unfit = unfitFixture(fixture, target);
    if (unfit !== undefined) return notApplicable(unfit);
    const run = recordedRun(fixture);
    const before = await recordedReplay(fixture, target);
    const timedOut = timedOutInPlay(run, before);
    if (timedOut !== undefined) return notApplicable(timedOut);
    for (const between of [...otherRuns(fixture, context), brokenOff(run)]) await tryReplay(target, between);
    // Twice: an adapter that changes its outcome with every run would pass one of them.
    for (const tried of [1, 2]) {
      const after = await tryReplay(target, run);
      if (after.crashed) {
        return failed(tried, { message: `${after.message} (after other runs)`, run, hint: HINT });
      }
      const difference = compareReplays(before, after.replay);
      if (difference !== undefined) return failed(tried, { message: MESSAGE, difference, run, hint: HINT });
    }
    return passed(2);
  },
};
export default check;

/** The first half of what a run printed on stdout. It ends as the whole run does. */
function brokenOff(run: Run): Run {
  const bytes = runBytes(run, "out");
  return withBytes(run, { out: bytes.subarray(0, Math.floor(bytes.length / 2)) });
}

/** One other run of the provider, which the seed chooses; none when the provider ships no other. */
function otherRuns(fixture: Fixture, { corpus, seed, target }: CheckContext): Run[] {
  const start = corpus.length === 0 ? 0 : Math.abs(seed) % corpus.length;
  const other = [...corpus.slice(start), ...corpus.slice(0, start)].find(
    (one) => one.id !== fixture.id && unfitFixture(one, target) === undefined,
  );
  return other === undefined ? [] : [recordedRun(other)];
}
