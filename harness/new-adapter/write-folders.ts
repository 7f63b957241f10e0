import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

export interface NewFile {
  /** Relative to its folder. */
  path: string;
  text: string;
}

/** A folder that is not there yet. */
export interface NewFolder {
  place: string;
  files: readonly NewFile[];
}

/**
 * Writes new folders, all of them whole or none: they are made beside their places and moved there at the end.
 *
 * @throws the error of the file system; then nothing is left.
 */
export function writeFolders(folders: readonly NewFolder[]): void {
  const drafts: { draft: string; place: string }[] = [];
  const moved: string[] = [];
  try {
    for (const { place, files } of folders) {
      mkdirSync(dirname(place), { recursive: true });
      const draft = mkdtempSync(join(dirname(place), `.${basename(place)}-`));
      drafts.push({ draft, place });
      const whole = join(draft, basename(place));
      for (const { path, text } of files) {
        mkdirSync(dirname(join(whole, path)), { recursive: true });
        writeFileSync(join(whole, path), text);
      }
    }
    for (const { draft, place } of drafts) {
      // A rename would replace an empty folder.
      if (existsSync(place)) throw Object.assign(new Error(`${place} is there already`), { code: "EEXIST" });
      renameSync(join(draft, basename(place)), place);
      moved.push(place);
    }
  } catch (thrown) {
    for (const place of moved) rmSync(place, { recursive: true, force: true });
    throw thrown;
  } finally {
    for (const { draft } of drafts) rmSync(draft, { recursive: true, force: true });
  }
}
