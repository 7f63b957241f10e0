import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

const LIST = "recording/config-files.json";

/**
 * Where a CLI keeps logins, as paths below the home: the lists `recording/config-files.json` beside its adapters.
 *
 * @param folders of adapters for the CLI.
 * @returns one line where no folder has a list, or one cannot be read: what is secret is then not known, and nothing
 *   may be recorded. A CLI without login files has an empty list.
 */
export function configFiles(folders: readonly string[]): string[] | { problem: string } {
  const files = folders.map((folder) => join(folder, LIST)).filter((file) => existsSync(file));
  if (files.length === 0)
    return {
      problem: `${LIST} beside the adapter is missing: it lists the files below the home in which the CLI keeps logins, such as [".mycli/login.json"], or [] where it keeps none; their values are taken out of recordings`,
    };
  const lists = files.map(readList);
  return lists.find((list) => "problem" in list) ?? lists.flatMap((list) => ("problem" in list ? [] : list));
}

function readList(file: string): string[] | { problem: string } {
  try {
    const list: unknown = JSON.parse(readFileSync(file, "utf8"));
    if (Array.isArray(list) && list.every((path) => typeof path === "string")) return list;
  } catch {
    // The same line: it is no such list.
  }
  return { problem: `${LIST} beside the adapter is no list of paths` };
}
