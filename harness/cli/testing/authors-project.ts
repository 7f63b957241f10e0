import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PROJECT_ROOT } from "../../lib/project.ts";

/** Makes a folder the project of somebody who has cliproof, and zod, among the dependencies. */
export function authorsProject(folder: string): void {
  mkdirSync(join(folder, "node_modules"), { recursive: true });
  symlinkSync(PROJECT_ROOT, join(folder, "node_modules", "cliproof"));
  symlinkSync(join(PROJECT_ROOT, "node_modules", "zod"), join(folder, "node_modules", "zod"));
  writeFileSync(join(folder, "package.json"), '{"type": "module"}');
}
