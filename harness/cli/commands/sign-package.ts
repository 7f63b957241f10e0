import { existsSync } from "node:fs";
import { join } from "node:path";
import { asUserError, UserError } from "../../lib/errors.ts";
import { readPrivateKey } from "../../lib/signing/keys.ts";
import { writeAtomic } from "../../lib/write-atomic.ts";
import { MANIFEST, packageFiles, readPackage } from "../../packages/package-files.ts";
import { signPackage } from "../../packages/package-signature.ts";
import type { Command } from "../command.ts";
import { writing } from "../out-folder.ts";

export const signPackageCommand: Command = {
  usage: ["sign-package FOLDER --key PRIVATE-KEY"],
  description: [
    `Signs a package of adapters: writes the digest of every file into its ${MANIFEST}, and the signature of a key beside`,
    "those of other keys. Hosts with a list of trusted keys run none that is not signed.",
  ].join("\n"),
  flags: { key: { type: "string", value: "FILE", help: "A private ed25519 key in PEM." } },
  examples: [
    ["cliproof sign-package ./my-adapters --key vendor.key", "again with each key while keys are changed"],
  ],
  exitCodes: [[0, "signed"]],
  maxPositionals: 1,
  async run(given) {
    const [folder] = given.positionals;
    const file = given.text("key");
    if (folder === undefined || file === undefined)
      throw new UserError("sign-package needs the folder of a package, and --key FILE");
    const path = join(folder, MANIFEST);
    if (!existsSync(path)) throw new UserError(`${path} is missing: it names the package and its adapters`);
    const manifest = readPackage(folder);
    if ("problem" in manifest) throw new UserError(manifest.problem);
    const key = readPrivateKey("--key", file);
    const signed = await (async () => signPackage(manifest, packageFiles(folder), key))().catch(asUserError);
    const lost = signed.adapters.find(({ module }) => !Object.hasOwn(signed.files ?? {}, module));
    if (lost !== undefined)
      throw new UserError(`${path}: ${lost.adapter_id}: there is no file ${lost.module}`);
    await writing(path, () => writeAtomic(path, `${JSON.stringify(signed, null, 2)}\n`));
    const count = Object.keys(signed.files ?? {}).length;
    process.stdout.write(`signed: ${signed.name} ${signed.version}, ${count} files, by ${key.id}\n`);
    return 0;
  },
};
