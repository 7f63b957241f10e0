import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { runCliproof } from "../../cli/testing/run-cliproof.ts";
import { FIXTURES } from "../fixture-folders.ts";
import { leaksBelow } from "./leaks-below.ts";

const TOKEN = [" ghp", "16C7e42F292c6912E7710c838347Ae178B4a "].join("_");
const folder = mkdtempSync(join(tmpdir(), "cliproof-leaks-"));
afterAll(() => rmSync(folder, { recursive: true }));

describe("the leak gate", () => {
  it("finds no secret and no person's name in fixtures/", () => {
    const { files, leaks } = leaksBelow(FIXTURES);
    expect(leaks).toEqual([]);
    expect(files).toBeGreaterThan(1000);
  });

  it("would not pass with one planted in the middle of any stream", () => {
    const planted = (file: string) => {
      const bytes = readFileSync(file);
      const middle = Math.floor(bytes.length / 2);
      return Buffer.concat([bytes.subarray(0, middle), Buffer.from(TOKEN), bytes.subarray(middle)]);
    };
    const { leaks } = leaksBelow(join(FIXTURES, "cli-outputs/claude/2.0.76/tool-use"), {}, planted);
    expect(leaks).toHaveLength(4);
  });

  it("fails with file, byte and kind, and never shows the secret", async () => {
    writeFileSync(join(folder, "stdout.txt"), `é ${TOKEN}\n`);
    const { code, stdout, stderr } = await runCliproof(["leaks", folder]);
    expect(code).toBe(1);
    expect(stdout).toContain("stdout.txt, byte 4: github-token\n1 files, 1 leaks\n");
    expect(stdout + stderr).not.toContain(TOKEN.slice(2, 8));
  });
});
