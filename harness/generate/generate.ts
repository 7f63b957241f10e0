import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { providers } from "../driver/registry.ts";
import { contractTable, type Summary } from "../report/summary.ts";
import { type GeneratedFile, generateTypes } from "./generate-types.ts";
import { markdownTable } from "./markdown-table.ts";
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

/** README.md with its tables: adapters as their manifests have it now, contracts as the last report has it. */
async function readme(root: string): Promise<GeneratedFile> {
  const path = join(root, "README.md");
  const loaded = (await providers(root)).map((provider) => {
    if ("problem" in provider) throw new Error(provider.problem);
    return provider.adapter.manifest;
  });
  const summary: Summary = JSON.parse(await readFile(join(root, "reports/summary.json"), "utf8"));
  const withAdapters = inTable(await readFile(path, "utf8"), "adapters", providerTable(loaded));
  return { path, text: inTable(withAdapters, "contracts", markdownTable(contractTable(summary))) };
}

/** A page with a table put between the marks of its name. */
function inTable(page: string, name: string, table: string): string {
  const marks = new RegExp(`(<!-- generated: ${name},[^>]*-->\\n)[\\s\\S]*?(\\n<!-- end -->)`);
  if (!marks.test(page)) throw new Error(`README.md has no place for the table of ${name}`);
  return page.replace(marks, (_, start, end) => `${start}${table}${end}`);
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
