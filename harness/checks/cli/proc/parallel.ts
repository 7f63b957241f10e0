import { sha256 } from "../../../lib/bytes.ts";
import { goodRuns } from "../../../sandbox/good-run.ts";
import { promptGiven } from "../../../sandbox/played-run.ts";
import { mustBeAsRecorded } from "../../kit/as-recorded.ts";
import { mustHold } from "../../kit/broken-promise.ts";
import { show } from "../../kit/mismatch-difference.ts";
import { processCheck } from "../../kit/process-check.ts";

const RUNS = 20;
const DIFFERENT = 4;
const HINT = "Everything that belongs to one run stands in that run's own variables.";

/** Twenty runs at once, of four different recordings: each has its own prompt, and ends as it would alone. */
export default processCheck("INV-CLI-PROC-010", "parallel", async ({ run, fixtures, fixture, target }) => {
  const { cli, outputFormat } = fixture.manifest;
  const played = goodRuns(fixtures, target)
    .filter(({ manifest }) => manifest.cli.version === cli.version && manifest.outputFormat === outputFormat)
    .slice(0, DIFFERENT);
  const runs = await Promise.all(
    Array.from({ length: RUNS }, async (_, index) => {
      const own = played[index % played.length] ?? fixture;
      const prompt = `This is prompt number ${index}. ${"z".repeat(index * 100)}`;
      return { own, prompt, run: await run({ fixture: own, prompt }) };
    }),
  );
  for (const { own, prompt, run: one } of runs) {
    const told = { message: `one of ${RUNS} runs at once is mixed up with another`, hint: HINT };
    await mustBeAsRecorded(one.outcome, own, target, told);
    if (target.manifest.promptStyle === "arg") continue;
    const given = promptGiven(one.receipts[0], target.manifest);
    mustHold(given?.sha256 === sha256(prompt), {
      message: `one of ${RUNS} runs at once got another prompt`,
      expected: `${prompt.length} bytes`,
      actual: show(given),
      hint: HINT,
    });
  }
});
