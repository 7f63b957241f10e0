import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { KillTable } from "./kill-table.ts";
import { killTableMarkdown } from "./render-kill-table.ts";

/** Writes `teeth.json` and `teeth.md` into a folder, which is made when it is missing. */
export async function writeKillTable(table: KillTable, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, "teeth.json"), `${JSON.stringify(table, null, 2)}\n`);
  await writeFile(path.join(folder, "teeth.md"), killTableMarkdown(table));
}
