import { generateKeyPairSync } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { runCliproof } from "../cli/testing/run-cliproof.ts";
import { keyId } from "../lib/signing/keys.ts";
import { checkPackage } from "./check-package.ts";
import { MANIFEST } from "./package-files.ts";
import { readTrust, type Trust } from "./trusted-keys.ts";

const TODAY = "2026-12-01";
const { privateKey, publicKey } = generateKeyPairSync("ed25519");
const ID = keyId(publicKey);
let folder: string;
const at = (...names: string[]) => join(folder, ...names);
const pack = () => at("pack");

function trusted(list: unknown): Trust {
  writeFileSync(at("trust.json"), JSON.stringify(list));
  const trust = readTrust(at("trust.json"));
  if (trust === null || "problem" in trust) throw new Error(trust?.problem);
  return trust;
}

const pem = String(publicKey.export({ type: "spki", format: "pem" }));
const problemOf = (list: unknown = { keys: [{ name: "vendor", publicKey: pem }] }) => {
  const checked = checkPackage(pack(), trusted(list), TODAY);
  return "problem" in checked ? checked.problem : null;
};

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "cliproof-package-"));
  mkdirSync(at("pack", "part"), { recursive: true });
  writeFileSync(at("pack", "a.mjs"), "export default {};\n");
  writeFileSync(at("pack", "part", "b.mjs"), "export {};\n");
  writeFileSync(at("key.pem"), privateKey.export({ type: "pkcs8", format: "pem" }));
  const adapters = [{ adapter_id: "a_local", adapter_version: "1.0.0", module: "a.mjs" }];
  const manifest = { schemaVersion: 1, name: "acme/a", version: "1.2.0", vendor: "Acme", adapters };
  writeFileSync(at("pack", MANIFEST), JSON.stringify(manifest));
  const { code, stdout } = await runCliproof(["sign-package", pack(), "--key", at("key.pem")]);
  expect(stdout).toBe(`signed: acme/a 1.2.0, 2 files, by ${ID}\n`);
  expect(code).toBe(0);
});
afterEach(() => rmSync(folder, { recursive: true }));

describe("a signed package", () => {
  it("may be run, and is signed anew where a file changes", async () => {
    expect(problemOf()).toBeNull();
    writeFileSync(at("pack", "part", "b.mjs"), "export const b = 2;\n");
    expect(problemOf()).toBe("changed since it was signed: part/b.mjs is another file");
    await runCliproof(["sign-package", pack(), "--key", at("key.pem")]);
    expect(problemOf()).toBeNull();
    const verified = await runCliproof(["verify-package", pack(), "--trust", at("trust.json")]);
    expect(verified).toMatchObject({ code: 0, stdout: "valid: acme/a 1.2.0: a_local 1.0.0\n" });
  });

  it("is refused where any byte of any field of its manifest is another one", () => {
    const text = JSON.stringify(JSON.parse(readFileSync(at("pack", MANIFEST), "utf8")));
    const trust = trusted({ keys: [{ name: "vendor", publicKey: pem }] });
    const accepted: string[] = [];
    for (let place = 0; place < text.length; place++)
      for (const other of ["A", "1", "="].filter((one) => one !== text[place])) {
        writeFileSync(at("pack", MANIFEST), `${text.slice(0, place)}${other}${text.slice(place + 1)}`);
        if (!("problem" in checkPackage(pack(), trust, TODAY))) accepted.push(`${place}: ${other}`);
      }
    expect(accepted).toEqual([]);
  });

  it("is refused for a link, which may lead anywhere", () => {
    symlinkSync("/etc/hostname", at("pack", "link"));
    expect(problemOf()).toContain("link is a link or no regular file");
  });

  it("is refused for a module that leads out of the folder", () => {
    const manifest = JSON.parse(readFileSync(at("pack", MANIFEST), "utf8"));
    manifest.adapters[0].module = "../evil.mjs";
    writeFileSync(at("pack", MANIFEST), JSON.stringify(manifest));
    expect(problemOf()).toContain("/adapters/0/module");
  });

  it("is refused in one line by the command, which says which package and why", async () => {
    writeFileSync(at("trust.json"), JSON.stringify({ keys: [], revoked: [] }));
    const { code, stdout } = await runCliproof(["verify-package", pack(), "--trust", at("trust.json")]);
    expect(stdout).toBe(`refused: signed by a key that is not listed: ${ID.slice(0, 16)}\n`);
    expect(code).toBe(1);
  });
});

it.each([
  ["{", "cannot be read"],
  ['{"keys":[{"name":"x","publicKey":"no"}]}', "the key of x is no public ed25519 key"],
  ['{"keys":[],"extra":1}', "additional properties"],
])("a list %s trusts no one", (text, problem) => {
  writeFileSync(at("trust.json"), text);
  expect(readTrust(at("trust.json"))).toEqual({ problem: expect.stringContaining(problem) });
});
