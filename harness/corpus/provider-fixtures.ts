import { existsSync } from "node:fs";
import { relative } from "node:path";
import type { SkippedFixture } from "../../schemas/harness/v1/generated/report.ts";
import type { Fixture } from "../model/fixture.ts";
import { fixtureFolders } from "./fixture-folders.ts";
import { isRun } from "./fixture-run.ts";
import { loadFixtures } from "./load-corpus.ts";

/** The fixtures an adapter is certified on. */
export interface ProviderFixtures {
  /** Sorted by id. */
  fixtures: Fixture[];
  skipped: SkippedFixture[];
  /** What cliproof ships for this provider, whatever was given. */
  corpus: Fixture[];
  /** One line for each fixture that is broken: then nothing must be certified. */
  errors: string[];
}

/**
 * @param given folders that replace the provider's own fixtures; null for none.
 */
export async function providerFixtures(
  provider: string,
  given: readonly string[] | null,
): Promise<ProviderFixtures> {
  const shipped = fixtureFolders(provider).filter((folder) => existsSync(folder));
  const own = await loadAll(shipped.map((folder) => relative(process.cwd(), folder) || "."));
  const all = given === null ? own : await loadAll(given);
  const skipped: SkippedFixture[] = [];
  const fixtures = all.fixtures.filter((fixture) => {
    const reason = whySkipped(fixture, provider);
    if (reason !== null) skipped.push({ fixture: fixture.id, reason });
    return reason === null;
  });
  return { fixtures, skipped, corpus: own.fixtures, errors: all.errors };
}

function whySkipped(fixture: Fixture, provider: string): string | null {
  if (fixture.manifest.provider !== provider) return `a fixture of provider ${fixture.manifest.provider}`;
  return isRun(fixture) ? null : `a recording of kind ${fixture.manifest.kind}, not a run`;
}

async function loadAll(folders: readonly string[]): Promise<{ fixtures: Fixture[]; errors: string[] }> {
  const loaded = await Promise.all(folders.map((folder) => loadFixtures(folder)));
  const fixtures = loaded.flatMap((corpus) => corpus.fixtures);
  const errors = loaded.flatMap((corpus) => corpus.errors);
  fixtures.sort((a, b) => Buffer.compare(Buffer.from(a.id), Buffer.from(b.id)));
  for (const [index, fixture] of fixtures.entries()) {
    if (fixtures[index + 1]?.id !== fixture.id) continue;
    errors.push(`${fixtures[index + 1]!.folder}: its id ${fixture.id} is taken by ${fixture.folder}`);
  }
  return { fixtures, errors };
}
