import { sha256 } from "../../../lib/bytes.ts";
import { goodRuns, isTwoWay } from "../../../sandbox/good-run.ts";
import { promptGiven } from "../../../sandbox/played-run.ts";
import { differenceFromRecorded, differsAlone, mixedUp } from "../../kit/assert-as-recorded.ts";
import { assertHolds } from "../../kit/check-failure.ts";
import { processCheck } from "../../kit/process-check.ts";

const RUNS = 20;
const DIFFERENT = 4;

/** Twenty runs at once, of four different recordings: each has its own prompt, and ends as it would alone. */
export default processCheck("INV-CLI-PROC-010", "parallel", async ({ run, fixtures, fixture, target }) => {
  const { cli, outputFormat } = fixture.manifest;
  const played = goodRuns(fixtures, target)
    .filter(({ manifest }) => manifest.cli.version === cli.version && manifest.outputFormat === outputFormat)
    .filter((one) => one === fixture || !isTwoWay(one))
    .slice(0, DIFFERENT);
  const runs = await Promise.all(
    Array.from({ length: RUNS }, async (_, index) => {
      const own = played[index % played.length] ?? fixture;
      const prompt = `This is prompt number ${index}. ${"z".repeat(index * 100)}`;
      return { own, prompt, run: await run({ fixture: own, prompt }) };
    }),
  );
  const isOwn = await Promise.all(
    runs.map(async ({ own, prompt, run: one }) => {
      if ((await differenceFromRecorded(one.outcome, own, target)) !== undefined) return false;
      // A prompt that is an argument is held to its own check.
      if (target.manifest.promptStyle === "arg" || target.manifest.capabilities?.wrapsPrompt) return true;
      return promptGiven(one.receipts[0], target.manifest)?.sha256 === sha256(prompt);
    }),
  );
  const all = runs.map(({ own }) => own);
  const odd = runs[isOwn.indexOf(false)];
  if (odd !== undefined) {
    const alone = await run({ fixture: odd.own, prompt: odd.prompt }, true);
    const difference = await differenceFromRecorded(alone.outcome, odd.own, target);
    if (difference !== undefined) assertHolds(false, differsAlone(difference, odd.own));
  }
  assertHolds(isOwn.every(Boolean), mixedUp(RUNS, all));
});
