import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { cp, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { authorsProject } from "../cli/testing/authors-project.ts";
import { runCliproof, runShell } from "../cli/testing/run-cliproof.ts";
import { sha256 } from "../lib/bytes.ts";
import { PROJECT_ROOT } from "../lib/project.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "cliproof-new-adapter-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

// The process side is the same code for each format.
const PARSING = "--only PARSE --only ERR --only USAGE --only EVENT --only SESSION --only MANIFEST";

it.each([
  ["stream-json", ""],
  ["json", PARSING],
  ["text", PARSING],
])(
  "makes a folder that certifies at once: %s",
  async (format, flags) => {
    authorsProject(folder);
    const made = await runCliproof(["new-adapter", "mycli", "--format", format], folder);
    expect(made).toMatchObject({ code: 0, stderr: "" });
    expect(readFileSync(join(folder, "mycli-adapter/README.md"), "utf8")).toContain(
      "npx cliproof record ./mycli-adapter --live --scenario success --out mycli-adapter/fixtures -- ARGUMENTS\n",
    );
    for (const file of format === "text" ? [] : ["README.md", "index.ts"]) {
      const reported = readFileSync(join(folder, "mycli-adapter", file), "utf8");
      for (const key of ["recordKeys", "usageKeys"]) expect(reported, file).toContain(key);
    }
    const [, line] = /^certify: (.*)$/m.exec(made.stdout)!;
    const certified = await runShell(`cd ${folder} && ${line} --jobs 1 ${flags}`);
    expect(certified.stdout).toMatch(/\nmycli: certified on reported fixtures only/);
    expect(certified.code).toBe(0);
  },
  180_000,
);

it("writes nothing over what is there, and nothing for bad words", async () => {
  authorsProject(folder);
  mkdirSync(join(folder, "mycli-adapter"));
  writeFileSync(join(folder, "file"), "");
  for (const [words, problem] of [
    [["mycli"], "mycli-adapter is there already: nothing was written"],
    [["mycli", "--out", "file/x"], "file/x: cannot be written into: not a folder"],
    [["claude"], "claude names the built-in adapter claude"],
    [["../x"], "../x: a name of at most 24 small letters"],
    [["mycli", "--format", "xml"], "--format xml: known: json, stream-json, text"],
    [[], "new-adapter needs the name of the CLI"],
  ] as const) {
    const { code, stderr } = await runCliproof(["new-adapter", ...words], folder);
    expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining(`cliproof: ${problem}`) });
  }
  expect(readdirSync(folder).sort()).toEqual(["file", "mycli-adapter", "node_modules", "package.json"]);
  expect(readdirSync(join(folder, "mycli-adapter"))).toEqual([]);
}, 60_000);

it("makes a built-in adapter by adding folders, and no file outside of them changes", async () => {
  await copyProject(folder);
  const before = await hashes(folder);
  const program = join(folder, "harness/cli/cliproof.mjs");
  const run = (words: string) => runShell(`cd ${folder} && node ${program} ${words}`);
  expect(await run("new-adapter mycli")).toMatchObject({ code: 0, stderr: "" });
  expect(readFileSync(join(folder, "adapters/mycli/README.md"), "utf8")).toContain(
    "npm run record mycli -- --live --scenario success --out fixtures/cli-outputs -- ARGUMENTS\n",
  );
  expect((await run("list")).stdout).toMatch(/^mycli /m);
  const certified = await run(`certify mycli --jobs 1 ${PARSING}`);
  expect({ code: certified.code, stdout: certified.stdout }).toEqual({
    code: 0,
    stdout: expect.stringMatching(/\nmycli: certified on reported fixtures only/),
  });
  const after = await hashes(folder);
  expect((await run("generate")).stdout).toBe("written: adapters/README.md\n");
  expect((await hashes(folder)).size).toBe(after.size);
  const changed = [...after].filter(([file, hash]) => before.get(file) !== hash).map(([file]) => file);
  expect(changed.filter((file) => !/^(adapters|fixtures\/cli-outputs)\/mycli\//.test(file))).toEqual([]);
  expect([...before.keys()].filter((file) => !after.has(file))).toEqual([]);
}, 180_000);

/** The project without other providers' fixtures, which are many. */
async function copyProject(to: string): Promise<void> {
  for (const name of [
    "adapters",
    "contracts",
    "harness",
    "mock-clis",
    "reports",
    "schemas",
    "package.json",
    "README.md",
  ]) {
    await cp(join(PROJECT_ROOT, name), join(to, name), { recursive: true });
  }
  mkdirSync(join(to, "fixtures/cli-outputs"), { recursive: true });
  symlinkSync(join(PROJECT_ROOT, "node_modules"), join(to, "node_modules"));
  expect(existsSync(join(to, "harness/cli/cliproof.mjs"))).toBe(true);
}

async function hashes(root: string): Promise<Map<string, string>> {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const own = files.filter((file) => !file.includes("node_modules"));
  return new Map(
    await Promise.all(own.map(async (file) => [relative(root, file), sha256(await readFile(file))] as const)),
  );
}
