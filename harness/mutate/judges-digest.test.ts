import { cpSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { judgesDigest } from "./judges-digest.ts";

it("changes with what a fixture says, and with nothing beside it", () => {
  const folder = join(mkdtempSync(join(tmpdir(), "cliproof-judges-")), "fixtures");
  cpSync("contracts/cli/v1/examples/fixtures", folder, { recursive: true });
  const before = judgesDigest([folder]);
  writeFileSync(join(folder, "notes.txt"), "not a fixture");
  expect(judgesDigest([folder])).toBe(before);
  writeFileSync(join(folder, "expected.json"), "{}");
  expect(judgesDigest([folder])).not.toBe(before);
  expect(judgesDigest(null)).not.toBe(before);
});
