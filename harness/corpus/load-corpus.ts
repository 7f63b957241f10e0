import { CorpusError } from "../lib/errors.ts";
import type { Fixture } from "../model/fixture.ts";
import { findFixtures } from "./find-fixtures.ts";
import { readFixture } from "./read-fixture.ts";

/** What is in a folder of fixtures. */
export interface Corpus {
  /** Sorted by id, code point by code point. */
  fixtures: Fixture[];
  /** One line for each fault, with its file. Anything here means that the corpus must not be used. */
  errors: string[];
}

/**
 * Reads every fixture at any depth below a folder, or the folder itself when it is a fixture.
 *
 * @returns the whole ones and a line for each fault: nothing is skipped in silence, nothing is thrown.
 */
export async function loadFixtures(folder: string): Promise<Corpus> {
  const found = await findFixtures(folder);
  const fixtures = new Map<string, Fixture>();
  const errors = [...found.errors];
  for (const path of found.folders) {
    const fixture = await readFixture(path);
    if (fixture instanceof CorpusError) {
      errors.push(fixture);
      continue;
    }
    const twin = fixtures.get(fixture.id);
    if (twin) errors.push(new CorpusError(path, `its id ${fixture.id} is taken by ${twin.folder}`));
    else fixtures.set(fixture.id, fixture);
  }
  return {
    fixtures: [...fixtures.values()].sort((a, b) => Buffer.compare(Buffer.from(a.id), Buffer.from(b.id))),
    errors: errors.map(String),
  };
}
