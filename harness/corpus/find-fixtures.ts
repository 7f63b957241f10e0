import { readdir, realpath, stat } from "node:fs/promises";
import { join, sep } from "node:path";
import { CorpusError } from "../lib/errors.ts";

const MANIFEST = "fixture.json";
/** Files that only a fixture has: without a manifest beside them, one was forgotten. */
const SIGNS = ["stdout.txt", "stderr.txt", "expected.json"];

/**
 * Finds the folders below (and including) `root` that are fixtures.
 *
 * Links are followed inside `root` only: a fixture never reads what stands elsewhere.
 *
 * @returns folders in the order of their paths, and a line for each place that looks like a fixture and is none.
 */
export async function findFixtures(root: string): Promise<{ folders: string[]; errors: CorpusError[] }> {
  const real = await realpath(root).catch(() => null);
  if (real === null) return { folders: [], errors: [new CorpusError(root, "no such folder")] };
  if (!(await stat(real)).isDirectory())
    return { folders: [], errors: [new CorpusError(root, "not a folder")] };
  const walk: Walk = { root: real, seen: new Set(), folders: [], errors: [] };
  await visit(root, walk);
  if (walk.folders.length === 0 && walk.errors.length === 0) {
    walk.errors.push(new CorpusError(root, `holds no ${MANIFEST}, at any depth`));
  }
  return { folders: walk.folders, errors: walk.errors };
}

interface Walk {
  root: string;
  /** Real paths that were visited: a link to a parent must not turn the walk into a loop. */
  seen: Set<string>;
  folders: string[];
  errors: CorpusError[];
}

async function visit(folder: string, walk: Walk): Promise<void> {
  const real = await realpath(folder);
  if (walk.seen.has(real)) return;
  walk.seen.add(real);
  const entries = await readdir(folder, { withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => error,
  );
  if (entries instanceof Error) {
    walk.errors.push(new CorpusError(folder, `cannot be read (${entries.code})`));
    return;
  }
  const names = new Set(entries.map((entry) => entry.name));
  const sign = SIGNS.find((name) => names.has(name));
  if (names.has(MANIFEST)) walk.folders.push(folder);
  else if (sign)
    walk.errors.push(new CorpusError(join(folder, MANIFEST), `missing, although ${sign} is there`));
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await visit(path, walk);
    else if (entry.isSymbolicLink()) await follow(path, walk);
  }
}

async function follow(link: string, walk: Walk): Promise<void> {
  const target = await realpath(link).catch(() => null);
  if (target === null) walk.errors.push(new CorpusError(link, "a link to nothing"));
  else if (target !== walk.root && !target.startsWith(walk.root + sep)) {
    walk.errors.push(new CorpusError(link, "a link that leaves the corpus"));
  } else if ((await stat(target)).isDirectory()) await visit(link, walk);
}
