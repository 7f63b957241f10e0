import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Where a CLI keeps logins, below the home: `recording/config-files.json` beside its adapter, a list of paths. None
 * known: none.
 *
 * @param folders of adapters for the CLI.
 * @returns one line where a list cannot be read: what is secret is then not known.
 */
export function configFiles(folders: readonly string[]): string[] | { problem: string } {
  const lists = folders.map(listIn);
  return lists.find((list) => "problem" in list) ?? lists.flatMap((list) => ("problem" in list ? [] : list));
}

function listIn(folder: string): string[] | { problem: string } {
  const file = join(folder, "recording", "config-files.json");
  if (!existsSync(file)) return [];
  try {
    const list: unknown = JSON.parse(readFileSync(file, "utf8"));
    if (Array.isArray(list) && list.every((path) => typeof path === "string")) return list;
  } catch {
    // The same line: it is no such list.
  }
  return { problem: "recording/config-files.json beside the adapter is no list of paths" };
}
