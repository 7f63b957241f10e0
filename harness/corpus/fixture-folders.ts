import { existsSync } from "node:fs";
import { join } from "node:path";
import { PROJECT_ROOT } from "../lib/project.ts";

/** The fixtures that come with cliproof. */
export const FIXTURES = join(PROJECT_ROOT, "fixtures");

/**
 * The folders of this package that hold a provider's fixtures: its corpus, which must be there, and the
 * shrunk counterexamples that were kept, if any were.
 */
export function fixtureFolders(provider: string): string[] {
  const regressions = join(FIXTURES, "regressions", provider);
  return [join(FIXTURES, "cli-outputs", provider), ...(existsSync(regressions) ? [regressions] : [])];
}
