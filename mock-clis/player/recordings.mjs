import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { loadManifest, SHIPPED } from "./load-fixture.cjs";

/**
 * Every recording of one CLI version: those beside the played fixture, then the shipped ones.
 *
 * @param {{provider: string, version: string | null, folder: string}} fixture
 * @returns what `loadManifest` gives of each.
 */
export function recordingsOf({ provider, version, folder }) {
  if (version === null) return [];
  const shipped = path.join(SHIPPED, provider, version);
  const folders = new Set([path.dirname(folder), shipped].map((place) => path.resolve(place)));
  return [...folders]
    .flatMap(recordingsIn)
    .filter((recording) => recording.provider === provider && recording.version === version);
}

/**
 * Every shipped recording of a provider, the newest CLI version first.
 *
 * @returns what `loadManifest` gives of each.
 */
export function shippedRecordings(provider) {
  const versions = foldersIn(path.join(SHIPPED, provider)).filter((folder) =>
    /^\d/.test(path.basename(folder)),
  );
  const newest = new Intl.Collator("en", { numeric: true });
  return versions.sort((a, b) => newest.compare(path.basename(b), path.basename(a))).flatMap(recordingsIn);
}

/** The fixtures in a folder; one that cannot be read is none: it is not the one that is played. */
export function recordingsIn(folder) {
  return foldersIn(folder)
    .filter((inner) => existsSync(path.join(inner, "fixture.json")))
    .flatMap((inner) => {
      try {
        return [loadManifest(inner)];
      } catch {
        return [];
      }
    });
}

function foldersIn(folder) {
  try {
    const entries = readdirSync(folder, { withFileTypes: true });
    return entries
      .filter((entry) => entry.isDirectory() || entry.isSymbolicLink())
      .map(({ name }) => path.join(folder, name))
      .sort();
  } catch {
    return [];
  }
}
