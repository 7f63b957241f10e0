import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { ROOT } from "./markdown-files.ts";

/** Folders that a person made: no dot, nothing installed. */
function folders(path: string): string[] {
  return readdirSync(join(ROOT, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith(".") && entry.name !== "node_modules")
    .map((entry) => entry.name);
}

/** What is first in the rows of a page's tables, by a pattern that takes folders only. */
function listed(page: string, folder: RegExp): string[] {
  return [...readFileSync(join(ROOT, page), "utf8").matchAll(folder)].map(([, name]) => name!);
}

it("README.md lists the folders of the project", () => {
  expect(listed("README.md", /^\| \[([\w-]+)\]\(\1\/README\.md\)/gm).sort()).toEqual(folders("."));
});

it("harness/README.md lists the folders of the harness", () => {
  expect(listed("harness/README.md", /^\| `([\w-]+)\/`/gm).sort()).toEqual(folders("harness"));
});

it("harness/README.md lists them in the order of their layers, of which each is one", () => {
  const layers = listed(".dependency-cruiser.cjs", /^ {2}"harness\/([\w-]+)",/gm);
  expect(listed("harness/README.md", /^\| `([\w-]+)\/`/gm)).toEqual(layers);
});

it.each(folders("."))("%s has a README", (folder) => {
  expect(readFileSync(join(ROOT, folder, "README.md"), "utf8")).toMatch(new RegExp(`^# ${folder}\n`));
});
