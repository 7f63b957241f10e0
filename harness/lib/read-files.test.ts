import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readJsonFile } from "./read-files.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "cliproof-read-"));
});
afterAll(() => rm(folder, { recursive: true }));

it("says at which byte a JSON file is no UTF-8, instead of reading another character", async () => {
  const file = join(folder, "expected.json");
  await writeFile(file, Buffer.from([0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xff, 0x22, 0x7d]));
  expect(await readJsonFile(file)).toMatchObject({ problems: ["not UTF-8 (byte 6)"] });
});
