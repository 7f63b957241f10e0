import type { Adapter } from "../../contracts/cli/v1/adapter.ts";
import { PROJECT_ROOT } from "../lib/project.ts";
import { findAdapters } from "./find-adapters.ts";
import { loadAdapter } from "./load-adapter.ts";

export { modelId } from "../../adapters/shared/invocation/model-id.ts";

/** A built-in adapter that could be loaded, or one line why not. */
export type Provider = { id: string; adapter: Adapter } | { id: string; problem: string };

/** Every built-in adapter, by id; found by walking the folders, so that nothing lists them. Never rejects for one. */
export async function providers(root: string = PROJECT_ROOT): Promise<Provider[]> {
  const places = await findAdapters(root);
  return Promise.all(
    places.map(async ({ name }): Promise<Provider> => {
      const loaded = await loadAdapter({ kind: "name", name }, { root, base: root });
      return loaded.ok ? { id: name, adapter: loaded.adapter } : { id: name, problem: loaded.problem };
    }),
  );
}

/**
 * The built-in adapter that answers to a name: its id, or one of its aliases (`claude-code`).
 *
 * @returns one line, with the nearest name, when there is none.
 */
export async function findProvider(name: string, root: string = PROJECT_ROOT): Promise<Provider> {
  const loaded = await loadAdapter({ kind: "name", name }, { root, base: root });
  return loaded.ok
    ? { id: loaded.adapter.manifest.id, adapter: loaded.adapter }
    : { id: name, problem: loaded.problem };
}
