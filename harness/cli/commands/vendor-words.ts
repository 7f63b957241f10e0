import { UserError } from "../../lib/errors.ts";
import { VENDOR_TYPES } from "../../vendor-words/vendor-types.ts";
import type { Command } from "../command.ts";

export const vendorWordsCommand: Command = {
  usage: ["vendor-words [PROVIDER...] [--version V]"],
  description: [
    "Reads the words that vendors publish for errors and records of their CLIs, from the type declarations of their npm",
    "packages, and keeps them in schemas/wire/<provider>/vendor-words.json. Prints the words that are new or gone. A test",
    "then names each word that the adapter neither knows nor leaves out with a reason.",
  ].join("\n"),
  flags: {
    version: { type: "string", value: "V", help: "Version or tag of the package; latest." },
  },
  examples: [
    ["cliproof vendor-words", "all vendors, newest versions"],
    ["cliproof vendor-words claude", "one of them"],
  ],
  exitCodes: [
    [0, "the words are as they were kept"],
    [1, "a word is new or gone"],
  ],
  maxPositionals: VENDOR_TYPES.length,
  async run(given) {
    const { positionals } = given;
    const { updateWords } = await import("../../vendor-words/vendor-words.ts").catch(() => {
      throw new UserError(
        "vendor-words needs a package that is not installed: npm install --save-dev typescript",
      );
    });
    const known = VENDOR_TYPES.map(({ provider }) => provider);
    const strange = positionals.find((name) => !known.includes(name));
    if (strange !== undefined)
      throw new UserError(`${strange}: no vendor publishes its types; there are ${known.join(", ")}`);
    const wanted = VENDOR_TYPES.filter(
      ({ provider }) => positionals.length === 0 || positionals.includes(provider),
    );
    let hasChanged = false;
    for (const types of wanted) {
      const found = await updateWords(types, given.text("version") ?? "latest");
      hasChanged ||= found.new.length + found.gone.length > 0;
      const lines = [
        ...found.new.map((word) => `  new: ${word}`),
        ...found.gone.map((word) => `  gone: ${word}`),
      ];
      process.stdout.write([`${types.provider}: ${types.package}@${found.version}`, ...lines, ""].join("\n"));
    }
    return hasChanged ? 1 : 0;
  },
};
