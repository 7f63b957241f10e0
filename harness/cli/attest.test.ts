import { generateKeyPairSync } from "node:crypto";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PROJECT_ROOT } from "../lib/project.ts";
import { runCliproof } from "./testing/run-cliproof.ts";

const EXAMPLES = join(PROJECT_ROOT, "contracts/cli/v1/examples");
const FIXTURES = ["--fixtures", join(EXAMPLES, "fixtures")];
const folder = mkdtempSync(join(tmpdir(), "cliproof-attest-"));
const at = (name: string) => join(folder, name);
afterAll(() => rmSync(folder, { recursive: true }));

const PARROT = at("mine/adapter.mjs");
const CERTIFICATE = at("out/parrot.certificate.json");

function writeKeys(name: string): void {
  const { privateKey, publicKey } = generateKeyPairSync("ed25519");
  writeFileSync(at(`${name}.key`), privateKey.export({ type: "pkcs8", format: "pem" }));
  writeFileSync(at(`${name}.pub`), publicKey.export({ type: "spki", format: "pem" }));
}

async function verified(...args: string[]) {
  const { code, stdout, stderr } = await runCliproof(["verify", CERTIFICATE, ...args]);
  return { code, text: stdout + stderr };
}

beforeAll(async () => {
  for (const name of ["ours", "theirs"]) writeKeys(name);
  cpSync(join(EXAMPLES, "fixtures"), at("mine/fixtures"), { recursive: true });
  cpSync(join(EXAMPLES, "fixtures/parrot/1.0.0/hello"), at("mine/few"), { recursive: true });
  writeFileSync(
    at("mine/part.mjs"),
    `export { default } from ${JSON.stringify(join(EXAMPLES, "parrot.ts"))};\n`,
  );
  writeFileSync(at("mine/later.mjs"), "export const later = 1;\n");
  writeFileSync(
    PARROT,
    'export { default } from "./part.mjs";\nexport const load = () => import("./later.mjs");\n',
  );
  cpSync(at("mine"), at("elsewhere"), { recursive: true });
  const args = ["certify", PARROT, "--attest", at("ours.key"), "--out", at("out"), ...FIXTURES];
  const { code, stdout } = await runCliproof(args);
  expect(stdout).toContain("parrot.certificate.json, signed by ");
  expect(code).toBe(0);
}, 120_000);

describe("a certificate", () => {
  it("is valid for the adapter where it lies and elsewhere, and comes out the same again", async () => {
    const here = await verified("--key", at("theirs.pub"), "--key", at("ours.pub"), ...FIXTURES);
    expect(here).toEqual({
      code: 0,
      text: expect.stringMatching(/^valid: parrot, contract cli: \d+ invariants hold/),
    });
    const rerun = [at("elsewhere/adapter.mjs"), "--key", at("ours.pub"), ...FIXTURES, "--rerun"];
    expect(await verified(...rerun)).toEqual({
      code: 0,
      text: expect.stringContaining("run again with the same results"),
    });
  });

  it("is valid for the fixtures beside the adapter, which need not be named", async () => {
    expect(await verified("--key", at("ours.pub"))).toMatchObject({ code: 0 });
  });

  it.each([
    ["an unknown key", ["--key", at("theirs.pub")], "unknown key: it is signed by "],
    [
      "another corpus than its own",
      ["--key", at("ours.pub"), "--fixtures", at("mine/few")],
      "another corpus: ",
    ],
    ["its age", ["--key", at("ours.pub"), ...FIXTURES, "--max-age", "0"], "stale: it was issued 0 days ago"],
  ])("is refused for %s, in one line", async (_name, args, line) => {
    const { code, text } = await verified(...args);
    expect(text).toMatch(/^refused: [^\n]+\n$/);
    expect(text).toContain(line);
    expect(code).toBe(1);
  });

  it("is refused for an adapter of which a file that it loads while it runs is another", async () => {
    const before = readFileSync(at("elsewhere/later.mjs"));
    writeFileSync(at("elsewhere/later.mjs"), "export const later = 2;\n");
    const { text } = await verified(at("elsewhere/adapter.mjs"), "--key", at("ours.pub"), ...FIXTURES);
    expect(text).toBe("refused: another adapter: later.mjs is not the file that was certified\n");
    writeFileSync(at("elsewhere/later.mjs"), before);
  });

  it("is refused for an adapter of which one file is another", async () => {
    writeFileSync(at("elsewhere/part.mjs"), `${readFileSync(at("mine/part.mjs"), "utf8")}\n`);
    const { code, text } = await verified(at("elsewhere/adapter.mjs"), "--key", at("ours.pub"), ...FIXTURES);
    expect(text).toBe("refused: another adapter: part.mjs is not the file that was certified\n");
    expect(code).toBe(1);
  });

  it.each([
    ["a private key to verify with", ["verify", CERTIFICATE, "--key", at("ours.key")], "is a private key"],
    ["no key", ["verify", CERTIFICATE], "verify needs a key"],
    [
      "a certificate that is not there",
      ["verify", at("none.json"), "--key", at("ours.pub")],
      "cannot be read (ENOENT)",
    ],
    [
      "a public key to sign with",
      ["certify", "claude", "--attest", at("ours.pub")],
      "is no private key in PEM",
    ],
    [
      "a part of a certification",
      ["certify", "claude", "--attest", at("ours.key"), "--only", "PARSE"],
      "leave out --only",
    ],
    [
      "a program",
      ["certify", "--exec", "x", "--attest", at("ours.key")],
      "which files make up a program is not known",
    ],
  ])("takes %s for wrong usage, in one line", async (_name, args, line) => {
    const { code, stderr } = await runCliproof(args);
    expect(stderr).toMatch(/^cliproof: [^\n]+\n/);
    expect(stderr).toContain(line);
    expect(code).toBe(2);
  });

  it("is not made for an adapter that is not certified", async () => {
    const faulty = join(EXAMPLES, "faulty-parrot.ts");
    const { code, stdout } = await runCliproof([
      "certify",
      faulty,
      "--attest",
      at("ours.key"),
      "--out",
      at("none"),
      ...FIXTURES,
    ]);
    expect(stdout).toContain("it is not certified");
    expect(code).toBe(1);
  });
});
