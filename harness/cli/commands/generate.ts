import { join } from "node:path";
import { deriveFixtures, derivingProviders } from "../../corpus/derive/derive-fixtures.ts";
import { FIXTURES } from "../../corpus/fixture-folders.ts";
import { generate } from "../../generate/generate.ts";
import { PROJECT_ROOT } from "../../lib/project.ts";
import type { Command } from "../command.ts";
import { flagTable } from "../help.ts";
import { CERTIFY_FLAGS } from "./certify-flags.ts";

export const generateCommand: Command = {
  usage: ["generate [--check]"],
  description:
    "Writes the TypeScript types beside the JSON Schemas in schemas/, and the derived fixtures that recipes describe.",
  flags: { check: { type: "boolean", help: "Write nothing; exit 1 when a file is stale." } },
  examples: [["npm run generate", "after a schema was changed"]],
  exitCodes: [
    [0, "everything is up to date, or was brought there"],
    [1, "with --check: some files are stale"],
  ],
  maxPositionals: 0,
  async run(given) {
    const check = given.on("check");
    const stale = await generate(PROJECT_ROOT, check, { flags: flagTable(CERTIFY_FLAGS) });
    for (const provider of await derivingProviders()) {
      const folders = await deriveFixtures(provider, FIXTURES, check);
      stale.push(...folders.map((folder) => join("fixtures", folder)));
    }
    for (const path of stale) process.stdout.write(`${check ? "stale" : "written"}: ${path}\n`);
    if (stale.length === 0) process.stdout.write("Every generated file is up to date.\n");
    else if (check) process.stdout.write("Run npm run generate.\n");
    return check && stale.length > 0 ? 1 : 0;
  },
};
