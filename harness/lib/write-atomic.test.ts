import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { writeAtomic } from "./write-atomic.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "cliproof-atomic-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

it("makes the folder, replaces what was there and leaves nothing else behind", () => {
  const path = join(folder, "new", "report.json");
  writeAtomic(path, "old");
  writeAtomic(path, "new");
  expect(readFileSync(path, "utf8")).toBe("new");
  expect(readdirSync(join(folder, "new"))).toEqual(["report.json"]);
});

it("leaves no draft behind when the place is taken by a folder", () => {
  mkdirSync(join(folder, "report.json"));
  expect(() => writeAtomic(join(folder, "report.json"), "text")).toThrow();
  expect(readdirSync(folder)).toEqual(["report.json"]);
});
