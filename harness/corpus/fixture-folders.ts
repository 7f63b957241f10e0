import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The fixtures that come with cliproof. */
export const FIXTURES = fileURLToPath(new URL("../../fixtures", import.meta.url));

/**
 * The folders of this package that hold a provider's fixtures: its corpus, which must be there, and the
 * shrunk counterexamples that were kept, if any were.
 */
export function fixtureFolders(provider: string): string[] {
  const regressions = join(FIXTURES, "regressions", provider);
  return [join(FIXTURES, "cli-outputs", provider), ...(existsSync(regressions) ? [regressions] : [])];
}
