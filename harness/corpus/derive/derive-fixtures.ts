import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { FIXTURES } from "../fixture-folders.ts";
import { writeIfChanged } from "../import/write-if-changed.ts";
import { loadFixtures } from "../load-corpus.ts";
import type { FixtureFiles } from "../redacted-fixture.ts";
import { derivationsOf, type Recipes } from "./derivation.ts";
import { deriveFixture } from "./derive-fixture.ts";

/**
 * Every derived fixture of a provider, as its `derived/recipes.json` says.
 *
 * @returns the files of each, by scenario. Nothing is written.
 * @throws when a recipe names a fixture that is not there, or changes nothing.
 */
export async function derivedFixtures(provider: string): Promise<Map<string, FixtureFiles>> {
  const folder = join(FIXTURES, "cli-outputs", provider);
  const recipes: Recipes = JSON.parse(await readFile(join(folder, "derived", "recipes.json"), "utf8"));
  const { fixtures } = await loadFixtures(folder);
  const bases = new Map(fixtures.map((fixture) => [fixture.id, fixture]));
  const derived = new Map<string, FixtureFiles>();
  for (const derivation of derivationsOf(recipes, (id) => bases.get(id)?.manifest.outputFormat ?? null)) {
    const base = bases.get(derivation.from);
    if (!base) throw new Error(`${derivation.scenario}: there is no fixture ${derivation.from}`);
    derived.set(derivation.scenario, deriveFixture(base, derivation, recipes));
  }
  return derived;
}

/**
 * Brings a provider's derived fixtures up to date.
 *
 * @param out the folder of fixtures to write into, this package's own by default.
 * @param check true: write nothing.
 * @returns the folders, below `out`, of those that were (or with `check`: are) new or stale.
 */
export async function deriveFixtures(provider: string, out = FIXTURES, check = false): Promise<string[]> {
  const stale: string[] = [];
  for (const [scenario, files] of await derivedFixtures(provider)) {
    const folder = join("cli-outputs", provider, "derived", scenario);
    let changed = false;
    for (const [name, bytes] of Object.entries(files)) {
      const path = join(out, folder, name);
      const isStale = check ? !(await holds(path, bytes)) : await writeIfChanged(path, bytes);
      changed ||= isStale;
    }
    if (changed) stale.push(folder);
  }
  return stale;
}

/** Providers that have recipes for derived fixtures. */
export async function derivingProviders(): Promise<string[]> {
  const providers = await readdir(join(FIXTURES, "cli-outputs"));
  return providers
    .filter((name) => existsSync(join(FIXTURES, "cli-outputs", name, "derived", "recipes.json")))
    .sort();
}

async function holds(path: string, bytes: Buffer): Promise<boolean> {
  const current = await readFile(path).catch(() => null);
  return current?.equals(bytes) ?? false;
}
