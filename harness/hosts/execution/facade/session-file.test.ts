import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { sessionFile } from "./session-file.ts";

let home: string;
beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), "cliproof-session-"));
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

it("names the file after the run, makes its folder and leaves the file to the CLI", () => {
  const file = sessionFile("run-7.1", home);
  expect(path.relative(home, file)).toBe(path.join(".cabinet", "pi-sessions", "run-7.1.json"));
  expect([existsSync(path.dirname(file)), existsSync(file)]).toEqual([true, false]);
});

it.each(["../../x", "/etc/passwd", "..", "a/b", "a\\b", "", "x".repeat(300), "\ud800"])(
  "keeps %j in the folder",
  (runId) => {
    const file = sessionFile(runId, home);
    expect(path.dirname(file)).toBe(path.join(home, ".cabinet", "pi-sessions"));
    expect(path.basename(file)).toMatch(/^run-[0-9a-f]{32}\.json$/);
  },
);

it("gives two runs two files, whatever their ids have in common", () => {
  const files = ["a/b", "a_b", "a:b", "a b"].map((runId) => sessionFile(runId, home));
  expect(new Set(files).size).toBe(4);
});
