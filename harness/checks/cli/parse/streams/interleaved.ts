import fc from "fast-check";
import { search } from "../../../../arbitraries/search.ts";
import { cutEvery } from "../../../../changes/bytes/cut-every.ts";
import { compareReplays, type Difference } from "../../../../driver/compare-replays.ts";
import { recordedRun, tryReplay } from "../../../../driver/recorded-replay.ts";
import type { Fixture } from "../../../../model/fixture.ts";
import type { Replay, Target } from "../../../../model/target.ts";
import type { CorpusCheck } from "../../../kit/check.ts";
import { failed } from "../../../kit/failed.ts";
import { notApplicable, passed, unfitFixture } from "../../../kit/fixture-check.ts";

const HINT =
  "Keep all state in the parser; no variable of the module, no shared decoder, no cache of records.";
/** Runs at a time; the first of them is there twice. */
const GROUP = 5;
/** Larger fixtures only make this slower: what is shared is shared by small ones too. */
const MAX_BYTES = 64 * 1024;
const CHUNK_BYTES = 512;

/** Several runs at once, their chunks in turn: each comes out as it does alone (INV-CLI-PARSE-012). */
const check: CorpusCheck = {
  invariant: "INV-CLI-PARSE-012",
  name: "interleaved",
  scope: "corpus",
  random: true,
  async run(fixtures, { target, seed, path, runs }) {
    const fit = fixtures.filter(
      (fixture) =>
        unfitFixture(fixture, target) === undefined &&
        fixture.stdout.length + fixture.stderr.length <= MAX_BYTES,
    );
    if (fit.length === 0) return notApplicable("no fixture fits this adapter");
    const group = fc.array(fc.constantFrom(...fit), { minLength: 1, maxLength: GROUP });
    const found = await search(group, (chosen) => mixedUp(target, chosen), { seed, path, runs });
    if (!found.found) return passed(found.tried);
    const { fixture, message, difference } = found.failure as MixUp;
    return failed(found.tried, {
      message,
      difference,
      run: recordedRun(fixture),
      hint: HINT,
      path: found.path,
      fixture: fixture.id,
    });
  },
};
export default check;

interface MixUp {
  fixture: Fixture;
  message: string;
  difference?: Difference | undefined;
}

/** The first of several runs that does not come out as it does alone. */
async function mixedUp(target: Target, chosen: readonly Fixture[]): Promise<MixUp | undefined> {
  const group = [chosen[0]!, ...chosen];
  const runs = group.map((fixture) => cutEvery(recordedRun(fixture), CHUNK_BYTES));
  const alone: Replay[] = [];
  for (const [index, run] of runs.entries()) {
    const tried = await tryReplay(target, run);
    if (tried.crashed) return { fixture: group[index]!, message: tried.message };
    alone.push(tried.replay);
  }
  const together = await target.replayInterleaved(runs);
  const names = chosen.map(({ id }) => id).join(", ");
  for (const [index, replay] of together.entries()) {
    const difference = compareReplays(alone[index]!, replay);
    if (difference === undefined) continue;
    return { fixture: group[index]!, message: `parsed at the same time as ${names}`, difference };
  }
  return undefined;
}
