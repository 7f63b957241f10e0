import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { providers } from "../registry/registry.ts";
import { type GeneratedFile, generateTypes } from "./generate-types.ts";
import { providerTable } from "./provider-table.ts";

/**
 * Brings every generated file up to date, or says which ones are not.
 *
 * @param root folder of the project.
 * @param check true: write nothing.
 * @returns paths, relative to root, of the files that were (or with `check`: are) stale.
 */
export async function generate(root: string, check: boolean): Promise<string[]> {
  const files = await generatedFiles(root);
  const stale: string[] = [];
  for (const file of files) {
    const current = await readFile(file.path, "utf8").catch(() => null);
    if (current === file.text) continue;
    stale.push(relative(root, file.path));
    if (check) continue;
    await mkdir(dirname(file.path), { recursive: true });
    await writeFile(file.path, file.text);
  }
  for (const orphan of await orphans(root, new Set(files.map((file) => file.path)))) {
    stale.push(relative(root, orphan));
    if (!check) await rm(orphan);
  }
  return stale;
}

async function generatedFiles(root: string): Promise<GeneratedFile[]> {
  const schemas = (await walk(join(root, "schemas"))).filter((path) => path.endsWith(".schema.json"));
  return [...(await Promise.all(schemas.map((path) => generateTypes(path)))), await readme(root)];
}

/** What stands between the marks of a generated table. */
const TABLE = /(<!-- generated: adapters[^>]*-->\n)[\s\S]*?(\n<!-- end -->)/;

/** README.md with the table of adapters as their manifests have it now. */
async function readme(root: string): Promise<GeneratedFile> {
  const path = join(root, "README.md");
  const text = await readFile(path, "utf8");
  if (!TABLE.test(text)) throw new Error("README.md has no place for the table of adapters");
  const loaded = (await providers(root)).map((provider) => {
    if ("problem" in provider) throw new Error(provider.problem);
    return provider.adapter.manifest;
  });
  return { path, text: text.replace(TABLE, (_, start, end) => `${start}${providerTable(loaded)}${end}`) };
}

/** Generated files whose schema is gone. */
async function orphans(root: string, known: Set<string>): Promise<string[]> {
  const all = await walk(join(root, "schemas"));
  return all.filter((path) => dirname(path).endsWith("generated") && !known.has(path));
}

async function walk(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
