import { goodRuns } from "../../../../sandbox/good-run.ts";
import { apiCheck } from "../../../kit/api-check.ts";
import { differenceFromRecorded, differsAlone, mixedUp } from "../../../kit/assert-as-recorded.ts";
import { assertHolds } from "../../../kit/check-failure.ts";

const RUNS = 12;
const DIFFERENT = 4;

/** Twelve requests at once, for four different answers: each has its own prompt, and ends as it would alone. */
export default apiCheck("INV-CLI-PROC-010", "api-parallel", async ({ run, fixtures, target }) => {
  const played = goodRuns(fixtures, target).slice(0, DIFFERENT);
  const runs = await Promise.all(
    Array.from({ length: RUNS }, async (_, index) => {
      const own = played[index % played.length]!;
      const prompt = `This is prompt number ${index}.`;
      return { own, prompt, run: await run({ fixtures: [own], prompt, faults: { cut: 50, drip: 1 } }) };
    }),
  );
  const isOwn = await Promise.all(
    runs.map(
      async ({ own, prompt, run: one }) =>
        (await differenceFromRecorded(one.outcome, own, target)) === undefined &&
        one.receipts[0]?.body.includes(prompt) === true,
    ),
  );
  const odd = runs[isOwn.indexOf(false)];
  if (odd !== undefined) {
    const alone = await run({ fixtures: [odd.own], prompt: odd.prompt });
    const difference = await differenceFromRecorded(alone.outcome, odd.own, target);
    if (difference !== undefined) assertHolds(false, differsAlone(difference, odd.own));
  }
  const all = runs.map(({ own }) => own);
  assertHolds(isOwn.every(Boolean), mixedUp(RUNS, all));
});
