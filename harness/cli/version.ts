import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PROJECT_ROOT } from "../lib/project-root.ts";

/** Version of cliproof, as package.json has it. */
export function version(): string {
  return JSON.parse(readFileSync(join(PROJECT_ROOT, "package.json"), "utf8")).version;
}
