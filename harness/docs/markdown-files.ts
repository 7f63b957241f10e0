import { readdirSync } from "node:fs";
import { join, relative } from "node:path";

/** Root of the project. */
export const ROOT = join(import.meta.dirname, "../..");

const SKIPPED = new Set(["node_modules", ".git", ".cliproof", "cli-outputs", "reports"]);

/** Every Markdown file that people write, relative to the working directory. */
export function markdownFiles(folder = ROOT): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !SKIPPED.has(entry.name) || entry.isFile())
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return markdownFiles(path);
      return entry.name.endsWith(".md") ? [relative(process.cwd(), path)] : [];
    })
    .sort();
}
