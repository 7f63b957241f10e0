import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { providers } from "../driver/registry.ts";
import { contractTable, type Summary } from "../report/summary.ts";
import { type GeneratedFile, generateTypes } from "./generate-types.ts";
import { markdownTable } from "./markdown-table.ts";
import { providerTable } from "./provider-table.ts";

/** Tables of the command line for the documents, the head first. */
export interface CommandLineTables {
  /** The flags of certify. */
  flags: string[][];
}

/**
 * Brings every generated file up to date, or says which ones are not.
 *
 * @param root folder of the project.
 * @param check true: write nothing.
 * @param tables of the command line, which the documents show.
 * @returns paths, relative to root, of the files that were (or with `check`: are) stale.
 */
export async function generate(root: string, check: boolean, tables: CommandLineTables): Promise<string[]> {
  const files = await generatedFiles(root, tables);
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

async function generatedFiles(root: string, tables: CommandLineTables): Promise<GeneratedFile[]> {
  const schemas = (await walk(join(root, "schemas"))).filter((path) => path.endsWith(".schema.json"));
  return [...(await Promise.all(schemas.map((path) => generateTypes(path)))), ...(await pages(root, tables))];
}

/** Pages with their tables: adapters as their manifests have it now, contracts as the last report has it, flags. */
async function pages(root: string, { flags }: CommandLineTables): Promise<GeneratedFile[]> {
  const loaded = (await providers(root)).map((provider) => {
    if ("problem" in provider) throw new Error(provider.problem);
    return provider.adapter.manifest;
  });
  const summary: Summary = JSON.parse(await readFile(join(root, "reports/summary.json"), "utf8"));
  const tables = [
    { page: "adapters/README.md", name: "adapters", table: providerTable(loaded) },
    { page: "contracts/README.md", name: "contracts", table: markdownTable(contractTable(summary)) },
    { page: "harness/certify/README.md", name: "flags", table: markdownTable(flags) },
  ];
  return Promise.all(
    tables.map(async ({ page, name, table }) => {
      const path = join(root, page);
      return { path, text: inTable(await readFile(path, "utf8"), page, name, table) };
    }),
  );
}

/** A page with a table put between the marks of its name. */
function inTable(text: string, page: string, name: string, table: string): string {
  const marks = new RegExp(`(<!-- generated: ${name},[^>]*-->\\n)[\\s\\S]*?(<!-- end -->)`);
  if (!marks.test(text)) throw new Error(`${page} has no place for the table of ${name}`);
  return text.replace(marks, (_, start, end) => `${start}${table}\n${end}`);
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
