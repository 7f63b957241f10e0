import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { UserError } from "../../lib/errors.ts";
import type { Fixture } from "../../model/fixture.ts";
import { FIXTURES } from "../fixture-folders.ts";
import { writeIfChanged } from "../import/write-if-changed.ts";
import { loadFixtures } from "../load-corpus.ts";
import type { FixtureFiles } from "../redacted-fixture.ts";
import { type Derivation, derivationsOf } from "./derivation.ts";
import { deriveFixture } from "./derive-fixture.ts";
import { type Recipes, readRecipes } from "./recipes.ts";

/**
 * Every derived fixture of a provider, as its `derived/recipes.json` says.
 *
 * @returns the files of each, by scenario. Nothing is written.
 * @throws UserError when the recipes cannot be read, name a fixture that is not there, or change nothing.
 */
export async function derivedFixtures(provider: string): Promise<Map<string, FixtureFiles>> {
  const folder = join(FIXTURES, "cli-outputs", provider);
  const file = join(folder, "derived", "recipes.json");
  const recipes = await readRecipes(file);
  const { fixtures } = await loadFixtures(folder);
  const bases = new Map(fixtures.map((fixture) => [fixture.id, fixture]));
  const derived = new Map<string, FixtureFiles>();
  for (const derivation of derivationsOf(recipes, (id) => bases.get(id)?.manifest.outputFormat ?? null)) {
    derived.set(derivation.scenario, derive(derivation, bases, recipes, file));
  }
  return derived;
}

function derive(
  derivation: Derivation,
  bases: ReadonlyMap<string, Fixture>,
  recipes: Recipes,
  file: string,
): FixtureFiles {
  const { scenario, from } = derivation;
  const base = bases.get(from);
  if (!base) throw new UserError(`${file}: ${scenario}: there is no fixture ${from}`);
  try {
    return deriveFixture(base, derivation, recipes);
  } catch (thrown) {
    throw new UserError(`${file}: ${scenario}: ${(thrown as Error).message}`);
  }
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
