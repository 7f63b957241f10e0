import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readFixture } from "../corpus/read-fixture.ts";
import { CorpusError } from "../lib/errors.ts";
import { onInterrupt } from "../lib/interrupt.ts";
import { recordingDifferences } from "./fixture/canonical-recording.ts";
import { loadRecipe } from "./load-recipe.ts";
import type { RecordedRun } from "./recipe.ts";
import { type RecordRequest, type RecordResult, recordScenarios } from "./record-scenarios.ts";
import { HOME_ALIAS, removeSync } from "./recording-folders.ts";

/** A scenario recorded twice: where the two differ beyond what the recipe calls volatile. */
export interface Repetition {
  id: string;
  /** A line each; none when the two are equal. */
  differences: string[];
}

/**
 * Records fixtures that are there once more, into a temporary folder, and compares.
 *
 * @param first what was recorded; those that failed are left out.
 */
export async function recordAgain(
  first: RecordResult,
  request: Pick<RecordRequest, "out" | "jobs">,
  onRepetition: (repetition: Repetition) => void,
): Promise<void> {
  const { provider, version } = first;
  const { recipe } = await loadRecipe(provider);
  const again = await mkdtemp(join(tmpdir(), "cliproof-again-"));
  const stop = onInterrupt(() => removeSync(again));
  try {
    const place = { version, session: undefined, home: HOME_ALIAS, workspace: `${HOME_ALIAS}/project` };
    const runs = recipe.runs(place);
    const scenarios = [...first.written, ...first.kept].map((id) => id.split("/").slice(2).join("/"));
    const second = await recordScenarios({
      ...request,
      provider,
      version,
      scenarios,
      out: again,
      mode: "all",
    });
    for (const { id, reason } of second.failed) onRepetition({ id, differences: [reason] });
    for (const id of second.written) {
      const [one, other] = await Promise.all([
        readFixture(join(request.out, id)),
        readFixture(join(again, id)),
      ]);
      const differences =
        one instanceof CorpusError || other instanceof CorpusError
          ? [one, other].flatMap((read) => (read instanceof CorpusError ? read.lines() : []))
          : recordingDifferences(one, other, recipe, filesOf(runs[id.split("/").slice(2).join("/")]));
      onRepetition({ id, differences });
    }
  } finally {
    stop();
    await rm(again, { recursive: true, force: true });
  }
}

/**
 * The files that must be equal when a run is recorded again: all (undefined), but of a run that depends on the
 * clock only those that do not hold its output.
 */
function filesOf(run: RecordedRun | undefined): ("fixture.json" | "expected.json")[] | undefined {
  return run?.byTheClock || run?.signal ? ["fixture.json", "expected.json"] : undefined;
}
