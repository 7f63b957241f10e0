import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { type KillTable, mergeKillTables } from "./kill-table.ts";
import { killTableMarkdown } from "./render-kill-table.ts";

/**
 * Writes `teeth.json` and `teeth.md` into a folder, which is made when it is missing.
 *
 * @param isPart the table is of some adapters or invariants: the rows of the others in the folder stay.
 */
export async function writeKillTable(made: KillTable, folder: string, isPart: boolean): Promise<void> {
  await mkdir(folder, { recursive: true });
  const older = isPart ? await readKillTable(path.join(folder, "teeth.json")) : null;
  const table = older === null ? made : mergeKillTables(older, made);
  await writeFile(path.join(folder, "teeth.json"), `${JSON.stringify(table, null, 2)}\n`);
  await writeFile(path.join(folder, "teeth.md"), killTableMarkdown(table));
}

async function readKillTable(file: string): Promise<KillTable | null> {
  try {
    return JSON.parse(await readFile(file, "utf8"));
  } catch {
    return null;
  }
}
