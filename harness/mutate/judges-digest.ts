import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { PROJECT_ROOT } from "../lib/project.ts";

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
  const hash = createHash("sha256");
  const code = CODE.map((folder) => join(PROJECT_ROOT, folder));
  const add = (folder: string, isPart: (file: string) => boolean) => {
    for (const file of filesBelow(folder).filter(isPart))
      hash.update(file).update(readFileSync(join(folder, file)));
  };
  for (const folder of code) add(folder, (file) => /(?<!\.test)\.(?:[cm]?ts|[cm]?js|json)$/.test(file));
  for (const folder of fixtures ?? [join(PROJECT_ROOT, CORPUS)])
    add(folder, (file) => /(?:^|[\\/])(?:fixture|expected)\.json$/.test(file));
  return hash.digest("hex").slice(0, 16);
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).sort();
}
