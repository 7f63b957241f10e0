import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { execa } from "execa";
import { afterAll, beforeAll, expect, it } from "vitest";
import { mockCli } from "../../mock-cli.mjs";

/** Of "Say hello", by another program. */
const SHA256 = "6d995dba1af0373913b98421f7b825327673d9870e4227386600e9d929f2c90c";
const FORMAT = ["--output-format", "streaming-json"];

let folder: string;
let file: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "cliproof-prompt-"));
  file = path.join(folder, "prompt.txt");
  writeFileSync(file, "Say hello");
});
afterAll(() => rmSync(folder, { recursive: true }));

async function receiptOf(args: readonly string[], provider = "grok", fixture = "grok/1.0.41/success-text") {
  await using mock = await mockCli(provider, { fixture, in: folder, strict: false });
  await execa(mock.command, [...args, ...FORMAT], { cwd: folder, stdin: "ignore" });
  return (await mock.receipts())[0];
}

it.each([
  ["a flag and its value", () => ["--prompt-file", file]],
  ["a value tied to its flag", () => [`--prompt-file=${file}`]],
])("a receipt has the hash of the file that is named by %s", async (_, args) => {
  expect((await receiptOf(args()))?.promptFile).toEqual({ bytes: 9, sha256: SHA256 });
});

it.each([
  ["no flag names one", () => ["-p", file]],
  ["it is not there", () => ["--prompt-file", `${file}.gone`]],
])("a receipt has none where %s", async (_, args) => {
  expect((await receiptOf(args()))?.promptFile).toBeNull();
});

it("a receipt has none of a CLI that takes no such file", async () => {
  const receipt = await receiptOf(["--prompt-file", file], "pi", "pi/1.6.0/success-text");
  expect(receipt?.promptFile).toBeNull();
});
