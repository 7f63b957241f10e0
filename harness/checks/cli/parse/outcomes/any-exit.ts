import { allExits } from "../../../../changes/all-exits.ts";
import { recordedRun } from "../../../../driver/recorded.ts";
import { ENDED_WELL } from "../../../../model/ended-well.ts";
import type { Fixture } from "../../../../model/fixture.ts";
import type { Run } from "../../../../model/target.ts";
import { brokenBy } from "../../../kit/broken-by.ts";
import type { CheckContext, CorpusCheck } from "../../../kit/check.ts";
import { failed } from "../../../kit/failed.ts";
import { passed } from "../../../kit/fixture-check.ts";
import { unfitFixture } from "../../../kit/unfit-fixture.ts";

/** Every exit after every kind of output: the smallest good and failed run of each format, and silence. */
const check: CorpusCheck = {
  invariant: "INV-CLI-PARSE-001",
  name: "any-exit",
  scope: "corpus",
  async run(fixtures, context) {
    let tried = 0;
    for (const run of await typicalRuns(fixtures, context)) {
      for (const exit of allExits()) {
        tried++;
        const changed = { ...run, exit };
        const problem = await brokenBy(context.target, changed);
        if (problem === undefined) continue;
        return failed(tried, {
          message: `${problem} (${run.outputFormat}, exit ${JSON.stringify(exit)})`,
          run: changed,
          hint: "An exit code may be null, a signal may have any name, and a timeout and an abort may come together.",
        });
      }
    }
    return passed(tried);
  },
};
export default check;

async function typicalRuns(fixtures: readonly Fixture[], context: CheckContext): Promise<Run[]> {
  const smallest = new Map<string, { run: Run; size: number }>();
  for (const fixture of fixtures) {
    if (unfitFixture(fixture, context.target) !== undefined) continue;
    const run = recordedRun(fixture);
    const size = fixture.stdout.length + fixture.stderr.length;
    const { code, signal } = run.exit;
    const kind = JSON.stringify([run.outputFormat, code === 0 && signal === null, fixture.stdout.length > 0]);
    if (size < (smallest.get(kind)?.size ?? Number.POSITIVE_INFINITY)) smallest.set(kind, { run, size });
  }
  const exit = ENDED_WELL;
  const silent = context.target.manifest.outputFormats.map(
    (outputFormat): Run => ({ outputFormat, chunks: [], exit }),
  );
  return [...silent, ...[...smallest.values()].map(({ run }) => run)];
}
