import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { PROJECT_ROOT } from "../../cli/project-root.ts";

/** Where a provider's CLI keeps logins, below the home: adapters/<id>/recording/config-files.json. None known: none. */
export function configFiles(provider: string, root: string = PROJECT_ROOT): string[] {
  const file = join(root, "adapters", provider, "recording", "config-files.json");
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : [];
}
