import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { envFile } from "./env-file.ts";

let home: string;
beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), "cliproof-env-"));
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

const write = (text: string) => writeFileSync(path.join(home, ".cabinet.env"), text);

it("reads names and values, and runs nothing", () => {
  write("A=1\nB=\"two words\"\nC='$(id)' # why\nexport D=4\n\n# E=5\nno variable\n");
  expect(envFile(home)).toEqual({ A: "1", B: "two words", C: "$(id)", D: "4" });
});

it("sees that the file has changed, and that it is gone", () => {
  write("A=1\n");
  expect(envFile(home)).toEqual({ A: "1" });
  write("A=22\n");
  expect(envFile(home)).toEqual({ A: "22" });
  rmSync(path.join(home, ".cabinet.env"));
  expect(envFile(home)).toEqual({});
});
