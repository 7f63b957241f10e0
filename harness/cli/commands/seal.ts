import { CorpusError } from "../../corpus/corpus-error.ts";
import { sealFixture } from "../../corpus/seal-fixture.ts";
import type { Command } from "../command.ts";
import { UserError } from "../user-error.ts";

export const sealCommand: Command = {
  usage: ["seal FOLDER"],
  description: [
    "Finishes a fixture that was written by hand: FOLDER holds fixture.json, stdout.txt, expected.json and perhaps",
    "stderr.txt. Fills in the hashes of both streams, and the chunks where they are missing or do not add up.",
  ].join("\n"),
  flags: {},
  examples: [
    ["cliproof seal fixtures/cli-outputs/claude/2.1.332/my-scenario", "after its bytes were edited"],
  ],
  exitCodes: [[0, "the fixture is whole"]],
  maxPositionals: 1,
  async run(given) {
    const folder = given.positionals[0];
    if (folder === undefined) throw new UserError("seal needs the folder of a fixture");
    const sealed = await sealFixture(folder);
    if (sealed instanceof CorpusError) throw new UserError(String(sealed));
    process.stdout.write(`sealed: ${sealed.id}\n`);
    return 0;
  },
};
