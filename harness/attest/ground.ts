import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import type { CertifiedResource } from "../../schemas/harness/v1/generated/certificate.ts";
import { corpusSha256 } from "../corpus/corpus-sha256.ts";
import { sha256 } from "../lib/bytes.ts";
import { commonRoot, importClosure } from "../lib/import-closure.ts";
import { PROJECT_ROOT, version } from "../lib/project.ts";
import { treeSha256 } from "../lib/tree-sha256.ts";
import type { Fixture } from "../model/fixture.ts";

/** Files that cliproof judges with: all code and tables, tests left out. */
const JUDGES = ["harness", "mock-clis", "adapters/shared", "contracts", "schemas"];
const CODE = /(?<!\.test)\.(?:[cm]?ts|[cm]?js|json|md)$/;
const KNOWN_FAILURES = "known-failures.json";

/**
 * The adapter's files: its module, all that it imports by relative paths, and its known failures. Packages are not among
 * them.
 *
 * @param module absolute path.
 * @returns by name, relative to the folder that holds all of them.
 */
export function subjectOf(module: string): CertifiedResource[] {
  const beside = join(dirname(module), KNOWN_FAILURES);
  const files = [...importClosure(module), ...(existsSync(beside) ? [beside] : [])];
  const root = commonRoot(files);
  return files
    .map((file) => resource(relative(root, file).replaceAll("\\", "/"), sha256(readFileSync(file))))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** What a verdict rests on besides the adapter: cliproof, the contract, the corpus, Node. */
export function configurationOf(contract: string, fixtures: readonly Fixture[]): CertifiedResource[] {
  const folders = JUDGES.map((folder) => join(PROJECT_ROOT, folder));
  return [
    resource(
      "cliproof",
      treeSha256(folders, (file) => CODE.test(file)),
      version(),
    ),
    resource(
      `contract ${contract}`,
      treeSha256([join(PROJECT_ROOT, "contracts", contract)], (file) => CODE.test(file)),
      "v1",
    ),
    resource("corpus", corpusSha256(fixtures)),
    resource("node", sha256(readFileSync(process.execPath)), process.versions.node),
  ];
}

function resource(name: string, digest: string, of?: string): CertifiedResource {
  return { name, digest: { sha256: digest }, ...(of === undefined ? {} : { annotations: { version: of } }) };
}
