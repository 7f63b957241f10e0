import { existsSync } from "node:fs";
import { relative } from "node:path";
import semver from "semver";
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
  /**
   * What is known of this provider's CLI: all that cliproof ships, and of what was given the recordings that are no
   * runs; all that was given where cliproof ships nothing.
   */
  corpus: Fixture[];
  /** One line for each fixture that is broken: then nothing must be certified. */
  errors: string[];
}

/**
 * @param given folders that replace the provider's own fixtures; null for none.
 * @param cliVersions semver range of the CLI versions that the adapter is for: fixtures of others are skipped. Left
 *   out, or no range: all.
 */
export async function providerFixtures(
  provider: string,
  given: readonly string[] | null,
  cliVersions?: string,
): Promise<ProviderFixtures> {
  const shipped = fixtureFolders(provider).filter((folder) => existsSync(folder));
  const own = await loadAll(shipped.map((folder) => relative(process.cwd(), folder) || "."));
  const all = given === null ? own : await loadAll(given);
  const skipped: SkippedFixture[] = [];
  const fixtures = all.fixtures.filter((fixture) => {
    const reason = whySkipped(fixture, provider) ?? outsideRange(fixture, cliVersions);
    if (reason !== null) skipped.push({ fixture: fixture.id, reason });
    return reason === null;
  });
  return { fixtures, skipped, corpus: corpusOf(provider, own.fixtures, all.fixtures), errors: all.errors };
}

/** See ProviderFixtures.corpus: runs of one's own must not make a shipped adapter's reasons wrong. */
function corpusOf(provider: string, shipped: readonly Fixture[], given: readonly Fixture[]): Fixture[] {
  if (given === shipped) return [...shipped];
  const own = given.filter(({ manifest }) => manifest.provider === provider);
  if (shipped.length === 0) return own;
  const ids = new Set(shipped.map(({ id }) => id));
  return [...shipped, ...own.filter((fixture) => !isRun(fixture) && !ids.has(fixture.id))];
}

function whySkipped(fixture: Fixture, provider: string): string | null {
  if (fixture.manifest.provider !== provider) return `a fixture of provider ${fixture.manifest.provider}`;
  return isRun(fixture) ? null : `a recording of kind ${fixture.manifest.kind}, not a run`;
}

function outsideRange({ manifest }: Fixture, cliVersions: string | undefined): string | null {
  const { version } = manifest.cli;
  if (cliVersions === undefined || semver.validRange(cliVersions) === null) return null;
  if (version == null || semver.valid(version) === null) return null;
  return semver.satisfies(version, cliVersions, { includePrerelease: true })
    ? null
    : `CLI version ${version} is outside of the manifest's cliVersions (${cliVersions})`;
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
