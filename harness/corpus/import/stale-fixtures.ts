import { join } from "node:path";
import { loadFixtures } from "../load-corpus.ts";

/**
 * Recorded fixtures of a provider whose recording is gone. Reported and derived ones have none and are never stale.
 *
 * @param folder the provider's fixtures.
 * @param current ids of the fixtures that the recordings give.
 */
export async function staleFixtures(
  folder: string,
  current: ReadonlySet<string>,
): Promise<{ id: string; folder: string }[]> {
  const { fixtures } = await loadFixtures(folder);
  return fixtures
    .filter(({ id, manifest }) => manifest.provenance.kind === "recorded" && !current.has(id))
    .map(({ id, folder: path }) => ({ id, folder: join(path) }));
}
