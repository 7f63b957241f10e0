import { escapeText } from "../../lib/bytes.ts";
import { UserError } from "../../lib/errors.ts";
import { checkPackage } from "../../packages/check-package.ts";
import { readTrust } from "../../packages/trusted-keys.ts";
import type { Command } from "../command.ts";

export const verifyPackageCommand: Command = {
  usage: ["verify-package FOLDER --trust FILE"],
  description:
    "Checks a package of adapters as a host does before it runs any of its code: signed by a listed key, not revoked, unchanged.",
  flags: {
    trust: { type: "string", value: "FILE", help: "The list of trusted keys, and of what is revoked." },
  },
  examples: [
    ["cliproof verify-package ./my-adapters --trust trusted-keys.json", "what a host with this list does"],
  ],
  exitCodes: [
    [0, "it may be run"],
    [1, "refused: one line says why"],
  ],
  maxPositionals: 1,
  async run(given) {
    const [folder] = given.positionals;
    const file = given.text("trust");
    if (folder === undefined || file === undefined)
      throw new UserError("verify-package needs the folder of a package, and --trust FILE");
    const trust = readTrust(file);
    if (trust === null) throw new UserError(`--trust ${file}: no such file`);
    if ("problem" in trust) throw new UserError(trust.problem);
    const checked = checkPackage(folder, trust, new Date().toISOString().slice(0, 10));
    if ("problem" in checked) {
      process.stdout.write(`refused: ${escapeText(checked.problem)}\n`);
      return 1;
    }
    const adapters = checked.adapters.map(({ adapter_id: id, adapter_version: of }) => `${id} ${of}`);
    process.stdout.write(escapeText(`valid: ${checked.name} ${checked.version}: ${adapters.join(", ")}`));
    process.stdout.write("\n");
    return 0;
  },
};
