import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { FixtureManifest } from "../../schemas/harness/v1/generated/fixture.ts";
import { FIXTURES } from "./run-mock.ts";

export interface FixtureFolder {
  folder: string;
  manifest: FixtureManifest;
}

/** The shipped fixtures of a provider, as folders: the tests of the mocks read their bytes themselves. */
export function fixtureFolders(provider: string): FixtureFolder[] {
  const root = path.join(FIXTURES, provider);
  return readdirSync(root)
    .flatMap((version) => scenarios(path.join(root, version)))
    .map((folder) => ({
      folder,
      manifest: JSON.parse(readFileSync(path.join(folder, "fixture.json"), "utf8")),
    }));
}

function scenarios(folder: string): string[] {
  const inner = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return inner
    .map(({ name }) => path.join(folder, name))
    .filter((scenario) => existsSync(path.join(scenario, "expected.json")));
}
