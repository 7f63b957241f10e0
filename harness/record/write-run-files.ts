import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import type { RecordingFolders } from "./recording-folders.ts";

/**
 * Writes a recipe's files: `~/...` below the home, anything else below the workspace. Null takes a file away, or a folder.
 *
 * @throws for a path that leads out of both.
 */
export function writeRunFiles(
  files: Readonly<Record<string, string | null>>,
  { home, workspace }: Pick<RecordingFolders, "home" | "workspace">,
): void {
  for (const [name, text] of Object.entries(files)) {
    const below = name.startsWith("~/") ? home : workspace;
    const path = join(below, name.replace(/^~\//, ""));
    if (/^(?:\.\.|$)/.test(relative(below, path)))
      throw new Error(`${name}: a recipe's file leads out of its place`);
    if (text === null) rmSync(path, { force: true, recursive: true });
    else {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    }
  }
}
