import { lstatSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { AdapterPackage } from "../../schemas/harness/v1/generated/adapter-package.ts";
import { sha256 } from "../lib/bytes.ts";
import { schemaValidator } from "../schema/schema-validator.ts";

/** The manifest of a package, in its folder. */
export const MANIFEST = "adapter-package.json";

/** The manifest of the package in a folder, or in one line why there is none. Its signature is not looked at. */
export function readPackage(folder: string): AdapterPackage | { problem: string } {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(join(folder, MANIFEST), "utf8"));
  } catch (thrown) {
    const missing = (thrown as NodeJS.ErrnoException).code === "ENOENT";
    return { problem: missing ? `not signed: it has no ${MANIFEST}` : `${MANIFEST} is no JSON` };
  }
  const problem = schemaValidator("harness/v1/adapter-package.schema.json")(value);
  return problem === null ? (value as AdapterPackage) : { problem: `${MANIFEST}: ${problem}` };
}

/**
 * SHA-256 of every file of a package but its manifest, by path with slashes.
 *
 * @throws with one line for a link: what it leads to may change, or lie elsewhere.
 */
export function packageFiles(folder: string): Record<string, string> {
  const entries = readdirSync(folder, { recursive: true, encoding: "utf8" }).sort();
  const files = entries.flatMap((entry): [string, string][] => {
    const stat = lstatSync(join(folder, entry));
    const name = entry.replaceAll("\\", "/");
    if (stat.isDirectory() || name === MANIFEST) return [];
    if (!stat.isFile()) throw new Error(`${name} is a link or no regular file, which no package may hold`);
    return [[name, sha256(readFileSync(join(folder, entry)))]];
  });
  return Object.fromEntries(files);
}
