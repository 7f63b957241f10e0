import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { PROJECT_ROOT } from "../lib/project.ts";

const ENTRY = join(PROJECT_ROOT, "harness/cli/cliproof.mjs");
const folder = mkdtempSync(join(tmpdir(), "cliproof-entry-"));
afterAll(() => rmSync(folder, { recursive: true }));

function run(command: string) {
  const { status, stderr } = spawnSync("sh", ["-c", command], { encoding: "utf8" });
  return { status, stderr };
}

describe("the entry of the command line says in one line, without a stack,", () => {
  it("that the working folder is gone", () => {
    const gone = join(folder, "gone");
    mkdirSync(gone);
    expect(run(`cd '${gone}' && rmdir '${gone}' && '${process.execPath}' '${ENTRY}' --help`)).toEqual({
      status: 2,
      stderr: "cliproof: the working folder is gone: change to one that exists\n",
    });
    expect(() => rmdirSync(gone)).toThrow();
  });

  it("that its packages are not installed", () => {
    const copy = join(folder, "cliproof.mjs");
    cpSync(ENTRY, copy);
    expect(run(`'${process.execPath}' '${copy}' --help`)).toEqual({
      status: 2,
      stderr: "cliproof: its packages are not installed: run npm ci (or npm install) first\n",
    });
  });

  it("that Node is too old", () => {
    const copy = join(folder, "old.mjs");
    writeFileSync(copy, readFileSync(ENTRY, "utf8").replaceAll("process.versions.node", '"20.18.1"'));
    expect(run(`'${process.execPath}' '${copy}' --version`)).toEqual({
      status: 2,
      stderr: "cliproof: Node 20.18.1 is too old: 20.19 or newer is needed\n",
    });
  });
});
