import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { FIXTURES, runMock } from "./testing/run-mock.ts";

let folder: string;
let fixture: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "cliproof-files-"));
  fixture = path.join(folder, "fixture");
  cpSync(path.join(FIXTURES, "claude/2.1.332/success-text"), fixture, { recursive: true });
  mkdirSync(path.join(fixture, "files/src/deep"), { recursive: true });
  writeFileSync(path.join(fixture, "files/notes.txt"), "from the run");
  writeFileSync(path.join(fixture, "files/src/deep/a.ts"), "export {};\n");
});
afterAll(() => rmSync(folder, { recursive: true }));

async function play(name: string, prepare: (cwd: string) => void = () => {}) {
  const cwd = path.join(folder, name);
  mkdirSync(cwd);
  prepare(cwd);
  const { code, stderr } = await runMock("claude", undefined, { cwd, env: { CLIPROOF_FIXTURE: fixture } });
  return { cwd, code, stderr: stderr.toString() };
}

it("writes what the run wrote below the working directory", async () => {
  const { cwd, code, stderr } = await play("empty");
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  expect(readFileSync(path.join(cwd, "notes.txt"), "utf8")).toBe("from the run");
  expect(readFileSync(path.join(cwd, "src/deep/a.ts"), "utf8")).toBe("export {};\n");
});

it("keeps a file that is there, and says so unless it is the same", async () => {
  const { cwd, code, stderr } = await play("full", (folder) => {
    mkdirSync(path.join(folder, "src/deep"), { recursive: true });
    writeFileSync(path.join(folder, "notes.txt"), "mine");
    writeFileSync(path.join(folder, "src/deep/a.ts"), "export {};\n");
  });
  expect(code).toBe(0);
  expect(stderr).toBe("cliproof mock claude: kept the notes.txt that is there already\n");
  expect(readFileSync(path.join(cwd, "notes.txt"), "utf8")).toBe("mine");
});

it("never follows a link out of the working directory", async () => {
  const outside = path.join(folder, "outside");
  mkdirSync(outside);
  const { code, stderr } = await play("linked", (cwd) => symlinkSync(outside, path.join(cwd, "src")));
  expect(code).toBe(0);
  expect(stderr).toContain("src/deep/a.ts");
  expect(existsSync(path.join(outside, "deep"))).toBe(false);
});
