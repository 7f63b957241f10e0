import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** Folder of cliproof itself, wherever it is installed; no slash at the end. */
export const PROJECT_ROOT = fileURLToPath(new URL("../..", import.meta.url)).replace(/[\\/]$/, "");

/** Version of cliproof, as package.json has it. */
export function version(): string {
  return JSON.parse(readFileSync(join(PROJECT_ROOT, "package.json"), "utf8")).version;
}
