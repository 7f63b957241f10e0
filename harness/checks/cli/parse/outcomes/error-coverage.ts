import { recordedReplay } from "../../../../driver/recorded-replay.ts";
import { errorCoverageTable } from "../../../../facts/error-coverage-table.ts";
import type { Fixture } from "../../../../model/fixture.ts";
import type { Target } from "../../../../model/target.ts";
import type { CheckResult, CorpusCheck } from "../../../kit/check.ts";
import { isPlayable, passed, unproven } from "../../../kit/fixture-check.ts";

const HINT =
  "Record a run that shows the cell, or say in manifest.errorCoverage[category][surface] why there is none.";
const LISTED = 6;

/** Every category of error, on every surface: a fixture shows it and the adapter knows it, or a reason stands. */
const check: CorpusCheck = {
  invariant: "INV-CLI-PARSE-003",
  name: "error-coverage",
  scope: "corpus",
  blackBox: "every-run",
  async run(fixtures, { target, corpus }) {
    const { manifest } = target;
    if (manifest.errorCoverage === undefined) return unproven("the manifest has no errorCoverage");
    const all = [...new Map([...corpus, ...fixtures].map((fixture) => [fixture.id, fixture])).values()];
    const said = await classified(all, target);
    const cells = errorCoverageTable(all, manifest, (fixture) => said.get(fixture.id));
    const unexplained = cells.filter((cell) => cell.fixtures.length === 0 && cell.reason === null);
    if (unexplained.length > 0) {
      return broken(
        cells.length,
        "no fixture shows these errors, and no reason is given",
        unexplained.map(nameOf),
      );
    }
    // Judged by what is shipped: somebody's own fixtures must not make the adapter's reasons wrong.
    const shipped = (corpus.length > 0 ? corpus : fixtures).filter(({ id }) => said.has(id));
    const stale = errorCoverageTable(shipped, manifest, (fixture) => said.get(fixture.id)).filter(
      (cell) => cell.fixtures.length > 0 && cell.reason !== null,
    );
    if (stale.length > 0) {
      return broken(
        cells.length,
        "a reason is given for what a fixture does show",
        stale.map((cell) => `${nameOf(cell)} (${cell.fixtures[0]})`),
      );
    }
    return passed(cells.length);
  },
};
export default check;

/** What the adapter says of each run, by the fixture's id: one that was given again is another object. */
async function classified(fixtures: readonly Fixture[], target: Target): Promise<Map<string, string>> {
  const said = new Map<string, string>();
  for (const fixture of fixtures) {
    if (!isPlayable(fixture, target)) continue;
    said.set(fixture.id, (await recordedReplay(fixture, target)).outcome.error?.category ?? "");
  }
  return said;
}

function nameOf({ category, surface }: { category: string; surface: string }): string {
  return `${category} on ${surface}`;
}

function broken(tried: number, message: string, cells: string[]): CheckResult {
  const more = cells.length > LISTED ? ` and ${cells.length - LISTED} more` : "";
  return {
    verdict: "failed",
    inputs: tried,
    finding: { message: `${message}: ${cells.slice(0, LISTED).join(", ")}${more}`, hint: HINT },
  };
}
