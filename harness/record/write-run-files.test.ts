import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { writeRunFiles } from "./write-run-files.ts";

function folders() {
  const home = mkdtempSync(join(tmpdir(), "cliproof-test-"));
  onTestFinished(() => rmSync(home, { recursive: true, force: true }));
  const workspace = join(home, "project");
  mkdirSync(join(workspace, ".git"), { recursive: true });
  writeFileSync(join(workspace, ".git", "HEAD"), "");
  return { home, workspace };
}

it("writes below the home or the workspace, and takes files and folders away", () => {
  const place = folders();
  writeRunFiles({ "~/.cli/config": "a", "src/b": "b", ".git": null, absent: null }, place);
  expect(readFileSync(join(place.home, ".cli", "config"), "utf8")).toBe("a");
  expect(readFileSync(join(place.workspace, "src", "b"), "utf8")).toBe("b");
  expect(existsSync(join(place.workspace, ".git"))).toBe(false);
});

it.each(["~/../x", "../x", "~/", "."])("refuses %s", (name) => {
  const place = folders();
  expect(() => writeRunFiles({ [name]: null }, place)).toThrow("leads out of its place");
  expect(existsSync(place.workspace)).toBe(true);
});
