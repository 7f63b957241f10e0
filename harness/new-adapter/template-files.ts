import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { PROJECT_ROOT } from "../lib/project.ts";
import type { NewFile } from "./write-folders.ts";

const TEMPLATES = join(PROJECT_ROOT, "harness", "new-adapter", "templates");
/** The CLI that the templates speak of. Nothing that it prints holds its name, so hashes stay good. */
const PLACEHOLDER = /newcli/g;
/** Where the README of the templates speaks of fixtures; a built-in adapter has them elsewhere. */
const FIXTURES = /FIXTURES/g;
/** Where it shows how to record. */
const RECORD = /RECORD/g;

/** What the README of a new adapter reports its author, by where the adapter is. */
export interface TemplateWords {
  /** The folder of its fixtures. */
  fixtures: string;
  /** The command line that records its CLI. */
  record: string;
}

/** Output formats that there is a template for. */
export function templateFormats(): string[] {
  const entries = readdirSync(TEMPLATES, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
}

/**
 * The files of a working adapter for a CLI called `name`.
 *
 * @param format one of `templateFormats()`.
 * @returns the adapter's own, and those of its fixtures, `<cli version>/<scenario>/...`.
 */
export function templateFiles(
  name: string,
  format: string,
  words: TemplateWords,
): { adapter: NewFile[]; fixtures: NewFile[] } {
  const [sources, recordings] = [join(TEMPLATES, format), join(TEMPLATES, format, "fixtures", "newcli")];
  const read = (folder: string, path: string): NewFile => ({
    path,
    text: readFileSync(join(folder, path), "utf8")
      .replace(FIXTURES, () => words.fixtures)
      .replace(RECORD, () => words.record)
      .replace(PLACEHOLDER, name),
  });
  const own = filesIn(sources).filter((path) => !path.startsWith(`fixtures${sep}`));
  return {
    adapter: [...own.map((path) => read(sources, path)), read(TEMPLATES, "README.md")],
    fixtures: filesIn(recordings).map((path) => read(recordings, path)),
  };
}

function filesIn(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}
