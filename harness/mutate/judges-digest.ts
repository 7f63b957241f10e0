import { join } from "node:path";
import { PROJECT_ROOT } from "../lib/project.ts";
import { treeSha256 } from "../lib/tree-sha256.ts";

/** What a verdict depends on besides the adapter: the checks with all that they use, and what fixtures say of runs. */
const CODE = ["harness", "contracts", "schemas"];
const CORPUS = "fixtures/cli-outputs";

/**
 * A digest of all that judges a mutant: results of a run before a check or a fixture was changed say nothing about now.
 *
 * @param fixtures folders in place of the shipped corpus; null: the shipped one. A fixture.json has the hashes of its
 *   streams, so it stands for them.
 */
export function judgesDigest(fixtures: readonly string[] | null): string {
  const code = treeSha256(
    CODE.map((folder) => join(PROJECT_ROOT, folder)),
    (file) => /(?<!\.test)\.(?:[cm]?ts|[cm]?js|json)$/.test(file),
  );
  const corpus = treeSha256(fixtures ?? [join(PROJECT_ROOT, CORPUS)], (file) =>
    /(?:^|[\\/])(?:fixture|expected)\.json$/.test(file),
  );
  return `${code.slice(0, 16)}-${corpus.slice(0, 16)}`;
}
