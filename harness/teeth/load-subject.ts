import type { Adapter } from "../../contracts/cli/v1/adapter.ts";
import type { KnownFailures } from "../../schemas/harness/v1/generated/known-failures.ts";
import { readKnownFailures } from "../certify/known-failures.ts";
import { type ProviderFixtures, providerFixtures } from "../certify/provider-fixtures.ts";
import { adapterChoice } from "../driver/adapter-choice.ts";
import { loadAdapter } from "../driver/load-adapter.ts";
import { PROJECT_ROOT } from "../lib/project-root.ts";

/** An adapter module with the fixtures of its provider that cliproof ships. */
export interface Subject {
  adapter: Adapter;
  fixtures: ProviderFixtures["fixtures"];
  /** Recordings that are no runs included. */
  corpus: ProviderFixtures["corpus"];
  /** Known failures of the adapter: it is judged without them. */
  known?: KnownFailures;
}

/**
 * Loads a built-in adapter by name, or a module by path, and its fixtures.
 *
 * @throws with one line for the user; a broken fixture is never skipped.
 */
export async function loadSubject(name: string): Promise<Subject> {
  const choice = adapterChoice(name);
  const loaded = await loadAdapter(choice, { root: PROJECT_ROOT, base: process.cwd() });
  if (!loaded.ok) throw new Error(loaded.problem);
  const { adapter } = loaded;
  const { fixtures, corpus, errors } = await providerFixtures(
    adapter.manifest.provider ?? adapter.manifest.id,
    null,
  );
  if (errors[0] !== undefined) throw new Error(errors[0]);
  const known = await readKnownFailures(loaded.folder);
  if (typeof known === "string") throw new Error(known);
  return { adapter, fixtures, corpus, known: known.entries };
}
