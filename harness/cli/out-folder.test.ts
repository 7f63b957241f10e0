import { existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { OutputError, UserError } from "../lib/errors.ts";
import { requireWritable, writing } from "./out-folder.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "cliproof-out-"));
  writeFileSync(join(folder, "file"), "");
  symlinkSync("/nowhere", join(folder, "dangling"));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe("requireWritable", () => {
  it("accepts a folder that is there, and one that is not, and leaves no trace", () => {
    requireWritable(folder, "--out DIR");
    requireWritable(join(folder, "new", "deep"), "--out DIR");
    expect(readdirSync(folder).sort()).toEqual(["dangling", "file"]);
  });

  it.each([
    ["a file", "file", /^--out DIR: cannot be written into: not a folder$/],
    ["a place in a file", "file/in", /^--out DIR: cannot be written into: not a folder$/],
    ["a link to nothing", "dangling", /^--out DIR: cannot be written into: /],
  ])("refuses %s", (_name, path, line) => {
    expect(() => requireWritable(join(folder, path), "--out DIR")).toThrow(line);
  });

  it.skipIf(!existsSync("/proc"))("refuses a file system that makes no folders, at once", () => {
    expect(() => requireWritable("/proc/x/y", "--out DIR")).toThrow(/^--out DIR: cannot be written into: /);
  });
});

describe("writing", () => {
  it("makes one line of what the file system refuses, and passes on everything else", async () => {
    const refused = writing("--out DIR", () => writeFileSync(folder, ""));
    await expect(refused).rejects.toBeInstanceOf(OutputError);
    await expect(refused).rejects.toThrow(
      new UserError("--out DIR: cannot be written into: a folder stands where a file is to be written"),
    );
    await expect(writing("--out DIR", () => JSON.parse("{"))).rejects.toBeInstanceOf(SyntaxError);
    expect(await writing("--out DIR", () => 3)).toBe(3);
  });
});
