import { goodRuns } from "../../../../sandbox/good-run.ts";
import { apiCheck } from "../../../kit/api-check.ts";
import { mustBeAsRecorded } from "../../../kit/as-recorded.ts";
import { mustHold } from "../../../kit/broken-promise.ts";

const RUNS = 12;
const DIFFERENT = 4;
const HINT = "Everything that belongs to one run stands in that run's own variables.";

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
  for (const { own, prompt, run: one } of runs) {
    const message = `one of ${RUNS} runs at once is mixed up with another`;
    await mustBeAsRecorded(one.outcome, own, target, { message, hint: HINT });
    mustHold(one.receipts[0]?.body.includes(prompt) === true, { message, expected: prompt, hint: HINT });
  }
});
