import { generateKeyPairSync } from "node:crypto";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { PluginReport } from "../../../../contracts/execution/v1/execution-host.ts";
import type { AdapterPackage } from "../../../../schemas/harness/v1/generated/adapter-package.ts";
import type { TrustedKeys } from "../../../../schemas/harness/v1/generated/trusted-keys.ts";
import { keyId, type NamedKey } from "../../../lib/signing/keys.ts";
import { MANIFEST, packageFiles } from "../../../packages/package-files.ts";
import { signPackage } from "../../../packages/package-signature.ts";
import { assertHolds } from "../../kit/check-failure.ts";
import { unsupported } from "../../kit/fixture-check.ts";
import { assertEqual } from "../../kit/hosts/assert-equal.ts";
import { partCheck } from "../kit/part-check.ts";
import { adapterText, withPlugins } from "../kit/with-plugins.ts";

const MODULE = "adapter.mjs";
const HELPER = "part/helper.mjs";

interface Signer {
  secret: NamedKey;
  pem: string;
}

/** A package, and why a host with the list must not run it; null: it must. */
interface Case {
  name: string;
  refused: RegExp | null;
  signers: readonly Signer[];
  /** Changes the signed package. */
  spoil?: ((folder: string, manifest: AdapterPackage) => void) | undefined;
  /** 1.0.0 where it is left out. */
  version?: string;
  /** Written down by the name of a package in node_modules, and not by the path of its module. */
  byName?: boolean;
}

/**
 * A plugin that is not signed by a listed key, is revoked or has changed is refused with the reason, and none of its code
 * is run; one that is signed is loaded (INV-EXECUTION-PLUGIN-006).
 */
export default partCheck("INV-EXECUTION-PLUGIN-006", "signed-plugins", async ({ host }) => {
  const { loadExternalAdapters, agentAdapterRegistry: registry, trustedKeysFile } = host;
  if (loadExternalAdapters === undefined || registry === undefined || trustedKeysFile === undefined)
    return unsupported(
      "the module exports no trustedKeysFile: the host has no list of keys that may sign plugins",
    );
  const [listed, next, stranger, revoked, ended] = Array.from({ length: 5 }, signer);
  const trust: TrustedKeys = {
    keys: [
      { name: "listed", publicKey: listed!.pem },
      { name: "next", publicKey: next!.pem },
      { name: "revoked", publicKey: revoked!.pem },
      { name: "ended", publicKey: ended!.pem, expires: "2020-01-01" },
    ],
    revoked: [
      { keyid: revoked!.secret.id, reason: "zz-stolen" },
      { package: "zz/revoked-version", version: "1.0.0", reason: "zz-faulty" },
      { package: "zz/fine-in-another-version", version: "1.0.0", reason: "zz-faulty" },
    ],
  };
  const rewritten = (change: (manifest: AdapterPackage) => AdapterPackage): Case["spoil"] => {
    return (folder, manifest) => writeManifest(folder, change(manifest));
  };
  const cases: Case[] = [
    { name: "good", refused: null, signers: [listed!] },
    { name: "signed-by-the-next-key", refused: null, signers: [next!] },
    { name: "signed-by-an-old-key-and-a-listed-one", refused: null, signers: [ended!, listed!] },
    { name: "fine-in-another-version", refused: null, signers: [listed!], version: "2.0.0" },
    { name: "not-signed", refused: /sign/i, signers: [] },
    { name: "by-a-stranger", refused: /key/i, signers: [stranger!] },
    { name: "zz-good-by-name", refused: null, signers: [listed!], byName: true },
    { name: "zz-not-signed-by-name", refused: /sign/i, signers: [], byName: true },
    { name: "by-a-revoked-key", refused: /revoked.*zz-stolen/i, signers: [revoked!] },
    { name: "by-a-key-that-ended", refused: /2020-01-01/, signers: [ended!] },
    { name: "revoked-version", refused: /revoked.*zz-faulty/i, signers: [listed!] },
    {
      name: "module-changed",
      refused: /adapter\.mjs/,
      signers: [listed!],
      spoil: (folder) => writeFileSync(path.join(folder, MODULE), `${moduleText(folder, "zz")}\n`),
    },
    {
      name: "helper-changed",
      refused: /helper\.mjs/,
      signers: [listed!],
      spoil: (folder) => writeFileSync(path.join(folder, HELPER), "export const zz = 2;\n"),
    },
    {
      name: "file-added",
      refused: /added\.mjs/,
      signers: [listed!],
      spoil: (folder) => writeFileSync(path.join(folder, "added.mjs"), "export {};\n"),
    },
    {
      name: "version-changed",
      refused: /changed|signature/i,
      signers: [listed!],
      spoil: rewritten((manifest) => ({ ...manifest, version: "9.9.9" })),
    },
    {
      name: "digest-removed",
      refused: /changed|signature/i,
      signers: [listed!],
      spoil: rewritten(({ files: { [HELPER]: _, ...files } = {}, ...manifest }) => ({ ...manifest, files })),
    },
    {
      name: "signature-of-another-key",
      refused: /changed|signature/i,
      signers: [stranger!],
      spoil: rewritten(({ signature = [], ...manifest }) => ({
        ...manifest,
        signature: signature.map(({ sig }) => ({ keyid: listed!.secret.id, sig })),
      })),
    },
  ];
  const entryOf = (one: Case) => (one.byName ? { package: one.name } : { path: sourceOf(one) });
  const config = { plugins: cases.map((one) => ({ ...entryOf(one), enabled: true })) };
  await withPlugins(host, { files: {}, config }, async (load, home) => {
    const list = trustedKeysFile(home);
    mkdirSync(path.dirname(list), { recursive: true });
    writeFileSync(list, JSON.stringify(trust));
    for (const one of cases) writePackage(folderOf(home, one), one);
    judge(cases, await load(), home);
    host.unloadExternalAdapters?.();
    // A list that cannot be read trusts no key.
    writeFileSync(list, "{ no json");
    assertEqual("with a list that cannot be read a plugin is loaded", (await load()).loaded.length, 0);
  });
  return undefined;
});

function judge(cases: readonly Case[], report: PluginReport, home: string): void {
  for (const one of cases) {
    const { name, refused } = one;
    const failure = report.failed.find(({ source }) => source === sourceOf(one));
    const ran = existsSync(`${folderOf(home, one)}.ran`);
    if (refused === null)
      assertHolds(ran && failure === undefined, {
        message: `a package that may be run is refused: ${name}`,
        actual: JSON.stringify(failure?.problem),
      });
    else {
      assertHolds(!ran, { message: `code of a package that must be refused was run: ${name}` });
      assertHolds(failure !== undefined && refused.test(failure.problem), {
        message: `a package is not refused with its reason: ${name}`,
        expected: String(refused),
        actual: JSON.stringify(failure?.problem),
      });
    }
  }
}

function folderOf(home: string, { name, byName }: Case): string {
  return byName ? path.join(home, "node_modules", name) : path.join(home, name);
}

/** How a report names the plugin: as it was written down. */
function sourceOf({ name, byName }: Case): string {
  return byName ? name : `./${name}/${MODULE}`;
}

function writePackage(folder: string, { name, signers, spoil, version = "1.0.0" }: Case): void {
  mkdirSync(path.join(folder, "part"), { recursive: true });
  writeFileSync(path.join(folder, MODULE), moduleText(folder, name));
  writeFileSync(path.join(folder, HELPER), "export const zz = 1;\n");
  writeFileSync(path.join(folder, "package.json"), JSON.stringify({ name, exports: `./${MODULE}` }));
  const unsigned: AdapterPackage = {
    schemaVersion: 1,
    name: `zz/${name}`,
    version,
    vendor: "zz",
    adapters: [{ adapter_id: `zz_${name}`, adapter_version: "1.0.0", module: MODULE }],
  };
  const files = packageFiles(folder);
  const signed = signers.reduce((manifest, { secret }) => signPackage(manifest, files, secret), unsigned);
  writeManifest(folder, signed);
  spoil?.(folder, signed);
}

function writeManifest(folder: string, manifest: AdapterPackage): void {
  writeFileSync(path.join(folder, MANIFEST), JSON.stringify(manifest));
}

/** A module that leaves a mark beside its folder as soon as it is run. */
function moduleText(folder: string, name: string): string {
  return [
    'import { writeFileSync } from "node:fs";',
    `import "./${HELPER}";`,
    `writeFileSync(${JSON.stringify(`${folder}.ran`)}, "");`,
    `export default ${adapterText(`zz_${name}`, name)};`,
  ].join("\n");
}

function signer(): Signer {
  const { privateKey, publicKey } = generateKeyPairSync("ed25519");
  const pem = String(publicKey.export({ type: "spki", format: "pem" }));
  return { secret: { id: keyId(publicKey), key: privateKey }, pem };
}
