import { join } from "node:path";
import { importRecordings } from "../../corpus/import/import-recordings.ts";
import { UserError } from "../../lib/errors.ts";
import type { Command } from "../command.ts";
import { requireWritable } from "../out-folder.ts";

export const importRecordingsCommand: Command = {
  usage: ["import-recordings FOLDER [flags]"],
  description: [
    "Turns every recording of FOLDER/recordings/<cli>/<version>/<scenario> into a fixture, with what FOLDER/truth",
    "knows of it as its expectation. Secrets are scrubbed; a recording in which one is left is not imported.",
  ].join("\n"),
  flags: {
    provider: { type: "string", value: "ID", help: "Import the recordings of this provider alone." },
    recordings: { type: "string", value: "DIR", help: "Folder of recordings, instead of FOLDER/recordings." },
    truth: { type: "string", value: "DIR", help: "Folder of truth, instead of FOLDER/truth." },
    out: { type: "string", value: "DIR", help: "Write here instead of into fixtures/." },
    "remove-stale": { type: "boolean", help: "Remove recorded fixtures whose recording is gone." },
  },
  examples: [["npm run import-recordings ../shared -- --provider claude", "import one provider"]],
  exitCodes: [
    [0, "every recording is a fixture, or left out for a reason"],
    [1, "a recording was not imported, or a fixture has lost its recording"],
  ],
  maxPositionals: 1,
  async run(given) {
    const folder = given.positionals[0];
    const recordings = given.text("recordings") ?? (folder && join(folder, "recordings"));
    const truth = given.text("truth") ?? (folder && join(folder, "truth"));
    if (!recordings || !truth)
      throw new UserError("import-recordings needs a folder of recordings and truth");
    const out = given.text("out");
    if (out !== undefined) requireWritable(out, `--out ${out}`);
    const provider = given.text("provider");
    const result = await importRecordings({
      recordings,
      truth,
      removeStale: given.on("remove-stale"),
      ...(out === undefined ? {} : { out }),
      ...(provider === undefined ? {} : { provider }),
    });
    for (const id of result.written) process.stdout.write(`written: ${id}\n`);
    for (const { scenario, reason } of result.leftOut)
      process.stdout.write(`left out: ${scenario}: ${reason}\n`);
    for (const id of result.stale) process.stdout.write(`stale: ${id}\n`);
    for (const problem of result.problems) process.stderr.write(`cliproof: ${problem}\n`);
    process.stdout.write(
      `${result.written.length} written, ${result.unchanged} unchanged, ${result.leftOut.length} left out\n`,
    );
    const stale = given.on("remove-stale") ? 0 : result.stale.length;
    return result.problems.length + stale > 0 ? 1 : 0;
  },
};
