import { isRun } from "../../corpus/fixture-run.ts";
import { recordedRun } from "../../driver/recorded-replay.ts";
import type { Fixture } from "../../model/fixture.ts";
import type { Run } from "../../model/target.ts";

/** What the runs of one output format show, for a check that asks it at each fixture. */
export type LearnedFromCorpus<T> = (corpus: readonly Fixture[], like: Run, learn: Learn<T>) => T;

/** Reads what is to be known off the runs of one output format. */
type Learn<T> = (runs: readonly { fixture: Fixture; run: Run }[]) => T;

/** Makes a memory for one thing that is learned from a corpus: read once for each corpus and output format. */
export function learnedFromCorpus<T>(): LearnedFromCorpus<T> {
  const known = new WeakMap<readonly Fixture[], Map<string, T>>();
  return (corpus, { outputFormat }, learn) => {
    const byFormat = known.get(corpus) ?? new Map<string, T>();
    known.set(corpus, byFormat);
    if (!byFormat.has(outputFormat)) {
      const fixtures = corpus.filter((one) => isRun(one) && one.manifest.outputFormat === outputFormat);
      byFormat.set(outputFormat, learn(fixtures.map((fixture) => ({ fixture, run: recordedRun(fixture) }))));
    }
    return byFormat.get(outputFormat)!;
  };
}
