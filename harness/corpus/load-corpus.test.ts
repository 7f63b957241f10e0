import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { loadFixtures } from "./load-corpus.ts";
import { fixtureText, seal } from "./seal-fixture.ts";

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "cliproof-corpus-"));
});

afterEach(() => rm(root, { recursive: true, force: true }));

function manifest(id: string): Record<string, unknown> {
  return {
    schemaVersion: 1,
    id,
    provider: "claude",
    cli: { name: "claude", version: null },
    scenario: id.split("/").at(-1),
    outputFormat: "text",
    provenance: { kind: "reported", source: "a test" },
    exit: { code: 0, signal: null, timedOut: false, aborted: false },
  };
}

/** Writes a whole, sealed fixture; returns its folder. */
async function write(
  path: string,
  changes: Record<string, unknown> = {},
  stdout = "Hello\n",
): Promise<string> {
  const folder = join(root, path);
  await mkdir(folder, { recursive: true });
  const sealed = { ...seal(manifest(path), Buffer.from(stdout), Buffer.alloc(0)), ...changes };
  await writeFile(join(folder, "fixture.json"), fixtureText(sealed));
  await writeFile(join(folder, "stdout.txt"), stdout);
  await writeFile(join(folder, "stderr.txt"), "");
  await writeFile(join(folder, "expected.json"), '{"status": "ok"}');
  return folder;
}

function replaceByPipe(path: string): void {
  rmSync(path);
  spawnSync("/bin/sh", ["-c", 'mkfifo "$0"', path]);
}

async function replaceByFolder(path: string): Promise<void> {
  await rm(path);
  await mkdir(path);
}

describe("loadFixtures", () => {
  it("finds fixtures at any depth and sorts them by code point", async () => {
    await write("claude/2/b");
    await write("claude/10/é");
    await write("claude/10/Z");
    await write("claude/10/a/deeper/still");
    const { fixtures, errors } = await loadFixtures(root);
    expect(errors).toEqual([]);
    expect(fixtures.map((fixture) => fixture.id)).toEqual([
      "claude/10/Z",
      "claude/10/a/deeper/still",
      "claude/10/é",
      "claude/2/b",
    ]);
  });

  it.each([
    ["id", "x\n::error file=a::pwned"],
    ["id", "../../../etc/passwd"],
    ["id", "claude/1/../one"],
    ["scenario", "one\u001b[31m"],
    ["provider", "claude|sh"],
    ["cli", { name: "claude", version: "1\u001b[2J" }],
  ])("refuses a fixture whose %s could be taken for something else: %j", async (field, value) => {
    await write("claude/1/one", { [field]: value });
    const { fixtures, errors } = await loadFixtures(root);
    expect(fixtures).toEqual([]);
    expect(errors[0]).toContain("fixture.json");
    expect(errors.join("")).not.toMatch(/[\u0000-\u001f]/);
  });

  it("reads past a byte order mark", async () => {
    const folder = await write("claude/1/one");
    await writeFile(join(folder, "expected.json"), '\uFEFF{"status": "ok"}');
    expect(await loadFixtures(folder)).toMatchObject({
      errors: [],
      fixtures: [{ expected: { status: "ok" } }],
    });
  });

  it("takes a folder that is itself a fixture", async () => {
    const folder = await write("claude/1/one");
    const { fixtures, errors } = await loadFixtures(folder);
    expect(errors).toEqual([]);
    expect(fixtures[0]?.stdout.toString()).toBe("Hello\n");
  });

  it.each<[string, (folder: string) => unknown, RegExp]>([
    ["a changed stream", (f) => writeFile(join(f, "stdout.txt"), "Hellp\n"), /stdout\.txt: its sha256 is/],
    ["a changed stderr", (f) => writeFile(join(f, "stderr.txt"), "x"), /stderr\.txt: its sha256 is/],
    ["a missing stream", (f) => rm(join(f, "stderr.txt")), /stderr\.txt: missing$/],
    ["a missing expectation", (f) => rm(join(f, "expected.json")), /expected\.json: missing$/],
    [
      "a missing manifest",
      (f) => rm(join(f, "fixture.json")),
      /fixture\.json: missing, although stdout\.txt is there$/,
    ],
    [
      "a manifest that is no JSON",
      (f) => writeFile(join(f, "fixture.json"), "{\n nope"),
      /fixture\.json: not JSON: /,
    ],
    [
      "a manifest that is a list",
      (f) => writeFile(join(f, "fixture.json"), "[]"),
      /fixture\.json: \/ must be object/,
    ],
    [
      "a manifest that is null",
      (f) => writeFile(join(f, "fixture.json"), "null"),
      /fixture\.json: \/ must be object/,
    ],
    [
      "an expectation that is no JSON",
      (f) => writeFile(join(f, "expected.json"), ""),
      /expected\.json: not JSON: /,
    ],
    [
      "an unknown expectation",
      (f) => writeFile(join(f, "expected.json"), '{"contents": ""}'),
      /expected\.json: contents: no such field; did you mean content\?$/,
    ],
    ["a pipe for a stream", (f) => replaceByPipe(join(f, "stdout.txt")), /stdout\.txt: not a regular file/],
    ["a pipe for a manifest", (f) => replaceByPipe(join(f, "fixture.json")), /fixture\.json: not a regular/],
    [
      "a folder for an expectation",
      (f) => replaceByFolder(join(f, "expected.json")),
      /expected\.json: a folder/,
    ],
    [
      "an expectation of a hundred thousand levels",
      (f) => writeFile(join(f, "expected.json"), `{"content": ${"[".repeat(1e5)}${"]".repeat(1e5)}}`),
      /expected\.json: nested more than 100 levels deep$/,
    ],
    [
      "a manifest of a hundred thousand levels",
      (f) => writeFile(join(f, "fixture.json"), `{"x": ${'{"x":'.repeat(1e5)}1${"}".repeat(1e5)}}`),
      /fixture\.json: nested more than 100 levels deep$/,
    ],
  ])("reports %s in one line that names the file", async (_name, damage, line) => {
    await write("claude/1/whole");
    await damage(await write("claude/1/broken"));
    const { fixtures, errors } = await loadFixtures(root);
    expect(fixtures.map((fixture) => fixture.id)).toEqual(["claude/1/whole"]);
    expect(errors).toHaveLength(1);
    expect(errors[0]).toMatch(line);
    expect(errors[0]).not.toMatch(/[\n\r]|\n\s+at /);
    expect(errors[0]?.startsWith(root)).toBe(true);
  });

  it.each<[string, Record<string, unknown>, RegExp]>([
    ["a format version of the future", { schemaVersion: 2 }, /schemaVersion 2 is not read here, only 1$/],
    [
      "chunks that are too few",
      { chunks: [[0, "out", 5]] },
      /\/chunks give stdout 5 bytes, stdout\.txt has 6$/,
    ],
    [
      "chunks of the other stream",
      {
        chunks: [
          [0, "out", 6],
          [0, "err", 1],
        ],
      },
      /\/chunks give stderr 1 bytes/,
    ],
    ["a run without a format", { outputFormat: null }, /\/outputFormat is null/],
    ["an unknown kind", { kind: "walk" }, /\/kind must be equal to one of the allowed values "run"/],
    ["a missing field", { exit: undefined }, /must have required property 'exit'/],
  ])("refuses %s", async (_name, changes, line) => {
    await write("claude/1/broken", changes);
    const { fixtures, errors } = await loadFixtures(root);
    expect(fixtures).toEqual([]);
    expect(errors).toEqual([expect.stringMatching(line)]);
  });

  it("refuses two fixtures with one id", async () => {
    await write("a/x", { id: "claude/1/x" });
    await write("b/x", { id: "claude/1/x" });
    const { errors } = await loadFixtures(root);
    expect(errors).toEqual([expect.stringMatching(/b.x: its id claude\/1\/x is taken by .*a.x$/)]);
  });

  it("reports a missing folder, a file and an empty folder", async () => {
    expect((await loadFixtures(join(root, "none"))).errors).toEqual([
      `${join(root, "none")}: no such folder`,
    ]);
    await writeFile(join(root, "file"), "");
    expect((await loadFixtures(join(root, "file"))).errors).toEqual([`${join(root, "file")}: not a folder`]);
    await rm(join(root, "file"));
    expect((await loadFixtures(root)).errors).toEqual([`${root}: holds no fixture.json, at any depth`]);
  });

  it("follows links inside the folder once, and none that leave it", async () => {
    const folder = await write("in/claude/1/one");
    await symlink(join(root, "in"), join(root, "in/claude/loop"));
    expect(await loadFixtures(join(root, "in"))).toMatchObject({
      errors: [],
      fixtures: [{ id: "in/claude/1/one" }],
    });
    await write("out/claude/1/two");
    await symlink(join(root, "out"), join(root, "in/elsewhere"));
    await symlink("/nowhere", join(folder, "dangling"));
    const { fixtures, errors } = await loadFixtures(join(root, "in"));
    expect(fixtures.map((fixture) => fixture.id)).toEqual(["in/claude/1/one"]);
    expect(errors).toEqual([
      `${join(folder, "dangling")}: a link to nothing`,
      `${join(root, "in/elsewhere")}: a link that leaves the corpus`,
    ]);
  });
});
