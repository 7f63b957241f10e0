import { sealFixture } from "../../corpus/seal-fixture.ts";
import { UserError } from "../../lib/errors.ts";
import type { Command } from "../command.ts";

export const sealCommand: Command = {
  usage: ["seal FOLDER"],
  description: [
    "Finishes a fixture that was written by hand: FOLDER holds fixture.json, stdout.txt, expected.json (of a run) and",
    "perhaps stderr.txt. Fills in the hashes of both streams, the chunks where they are missing or do not add up, and from the",
    "path <provider>/<cli version>/<scenario> the id and what else it tells. Writes nothing when something is wrong.",
  ].join("\n"),
  flags: {},
  examples: [["cliproof seal fixtures/cli-outputs/claude/2.1.332/my-scenario", "after it was written"]],
  exitCodes: [[0, "the fixture is whole"]],
  maxPositionals: 1,
  async run(given) {
    const folder = given.positionals[0];
    if (folder === undefined) throw new UserError("seal needs the folder of a fixture");
    const sealed = await sealFixture(folder);
    if (!sealed.ok) throw new UserError(...sealed.errors.flatMap((error) => error.lines()));
    const { fixture, filledIn } = sealed;
    const identity = fixture.manifest as unknown as Record<string, unknown>;
    for (const field of filledIn)
      process.stdout.write(`from the path: ${field} ${JSON.stringify(identity[field])}\n`);
    process.stdout.write(`sealed: ${fixture.id}\n`);
    return 0;
  },
};
