import { existsSync } from "node:fs";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PROJECT_ROOT } from "../lib/project.ts";
import { runCliproof, runShell } from "./testing/run-cliproof.ts";

const ADAPTERS = "harness/cli/testing/adapters";
const FIXTURES = "contracts/cli/v1/examples/fixtures";
const _FAULTY = "contracts/cli/v1/examples/faulty-parrot.ts";
const GOOD = "contracts/cli/v1/examples/parrot.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "cliproof-misuse-"));
});
afterAll(() => rm(folder, { recursive: true }));

/** A copy of the example's fixtures that a test may break. */
async function fixtureCopy(name: string): Promise<string> {
  const copy = join(folder, name);
  await cp(join(PROJECT_ROOT, FIXTURES), copy, { recursive: true });
  return copy;
}

describe.concurrent("what the user can put right", { timeout: 300_000 }, () => {
  const cases: [title: string, words: string[], line: RegExp][] = [
    ["an unknown command", ["certfy"], /unknown command certfy; did you mean certify\?/],
    ["no adapter", ["certify"], /certify needs an adapter/],
    [
      "an unknown adapter beside a known one",
      ["certify", "claude", "nobody"],
      /unknown adapter nobody; .*known: /,
    ],
    ["an unknown adapter", ["certify", "nobody"], /unknown adapter nobody; .*known: /],
    [
      "a host of an unknown provider",
      ["certify", `${ADAPTERS}/drives-a-stranger.mjs`, "--contract", "spawn"],
      /drives the unknown provider "dodo"; known: .*claude, .*gemini.*give --fixtures/,
    ],
    ["a missing path", ["certify", "./nowhere.mjs"], /no adapter module at \.\/nowhere\.mjs/],
    [
      "a module that throws",
      ["certify", `${ADAPTERS}/throws-on-import.mjs`],
      /throws-on-import\.mjs cannot be loaded: Error: no parrots here/,
    ],
    [
      "a module that exits",
      ["certify", `${ADAPTERS}/exits-on-import.mjs`],
      /exits-on-import\.mjs cannot be loaded: .*exit code 7/,
    ],
    [
      "a module without a parser",
      ["certify", `${ADAPTERS}/no-parser.mjs`],
      /no-parser\.mjs exports no parser function/,
    ],
    [
      "a bad manifest",
      ["certify", `${ADAPTERS}/bad-manifest.mjs`],
      /bad-manifest\.mjs has a manifest .*outputFormats/,
    ],
    [
      "a program that is not there",
      ["certify", "--exec", "no-such-program"],
      /--exec "no-such-program": .*127/,
    ],
    ["an unknown flag", ["certify", GOOD, "--sead", "1"], /unknown flag --sead; did you mean --seed\?/],
    ["a missing value", ["certify", GOOD, "--seed"], /--seed needs a value/],
    ["a bad number", ["certify", GOOD, "--runs", "many"], /--runs many: a whole number/],
    ["a bad shard", ["certify", GOOD, "--shard", "4/3"], /--shard 4\/3: I\/N is needed/],
    ["an unknown contract", ["certify", GOOD, "--contract", "clj"], /--contract clj: .*known: cli/],
    ["an unknown format", ["certify", GOOD, "--format", "yaml"], /unknown format yaml; known: pretty/],
    ["a missing folder", ["certify", GOOD, "--fixtures", "./nowhere"], /nowhere: no such folder/],
    ["a folder without fixtures", ["certify", GOOD, "--fixtures", ADAPTERS], /holds no fixture\.json/],
    [
      "an unknown invariant",
      ["certify", GOOD, "--fixtures", FIXTURES, "--only", "PARSE-099"],
      /--only PARSE-099: no such invariant; did you mean PARSE-009\? known: PARSE-001\.\.\d{3}/,
    ],
    [
      "an unknown case",
      ["certify", GOOD, "--fixtures", FIXTURES, "--case", "parrot/1.0.0/helo"],
      /--case parrot\/1\.0\.0\/helo: no such fixture; did you mean parrot\/1\.0\.0\/hello\?/,
    ],
    [
      "a path for several cases",
      ["certify", GOOD, "--fixtures", FIXTURES, "--path", "3:0"],
      /--path 3:0: it belongs to one case/,
    ],
  ];

  it.each(cases)("%s is one line and exit code 2", async (_title, words, line) => {
    const { code, stdout, stderr } = await runCliproof(words);
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toMatch(line);
    expect(stderr).toMatch(/^cliproof: [^\n]+\n$/);
  });

  const refusals: [title: string, words: string[], line: RegExp][] = [
    ["an empty --out", ["--out", ""], /--out needs a value/],
    [
      "an --out that is a file",
      ["--out", "package.json"],
      /--out package\.json: cannot be written into: not a folder/,
    ],
    ["a flag given twice", ["--seed", "1", "--seed", "2"], /--seed is given 2 times; it takes one value/],
    ["a number below zero", ["--jobs", "-1"], /--jobs -1: a whole number from 1 to 64 is needed/],
  ];

  it.each(refusals)("%s is refused before anything is run", async (_title, words, line) => {
    // The run itself would never end: nothing may wait for it.
    const hanging = `${ADAPTERS}/hangs-on-one-fixture.mjs`;
    const { code, stdout, stderr } = await runCliproof([
      "certify",
      hanging,
      "--fixtures",
      FIXTURES,
      ...words,
    ]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toMatch(line);
    expect(stderr).toMatch(/^cliproof: [^\n]+\n$/);
  });

  it.skipIf(!existsSync("/dev/full"))("a full disk below stdout is one line and exit code 3", async () => {
    const full = await runShell("node harness/cli/cliproof.mjs list invariants > /dev/full");
    expect(full).toEqual({ code: 3, stdout: "", stderr: "cliproof: stdout cannot be written (ENOSPC)\n" });
  });

  it("a reader that goes away is nothing to speak of", async () => {
    const { code, stderr } = await runShell("node harness/cli/cliproof.mjs list fixtures claude | true");
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  });

  it("a pipe in place of a module is an error of one line, without a wait", async () => {
    const pipe = join(folder, "pipe.mjs");
    await runShell(`mkfifo '${pipe}'`);
    const { code, stderr } = await runCliproof(["certify", pipe]);
    expect(code).toBe(2);
    expect(stderr).toMatch(/^cliproof: \S+pipe\.mjs is a pipe, a socket or a device, not a module\n$/);
  });

  const breaks: [title: string, file: string, change: (text: string) => string | null, line: RegExp][] = [
    ["a wrong hash", "stdout.txt", (text) => text.replace("polly", "molly"), /hello\/stdout\.txt: .*sha256/],
    [
      "a broken schema",
      "fixture.json",
      (text) => text.replace('"exit"', '"exist"'),
      /hello\/fixture\.json: .*exit/,
    ],
    ["no JSON", "fixture.json", () => "{", /hello\/fixture\.json: not JSON/],
    [
      "a mistyped expectation",
      "expected.json",
      () => '{"usage": {"input": 1}}',
      /hello\/expected\.json: usage\.input: no such field; did you mean inputTokens\?/,
    ],
    ["a missing expectation", "expected.json", () => null, /hello\/expected\.json: missing/],
  ];

  it.each(breaks)("a fixture with %s is one line and exit code 2", async (title, file, change, line) => {
    const copy = await fixtureCopy(title.replaceAll(" ", "-"));
    const path = join(copy, "parrot/1.0.0/hello", file);
    const changed = change(await readFile(path, "utf8"));
    await (changed === null ? rm(path) : writeFile(path, changed));
    const { code, stdout, stderr } = await runCliproof(["certify", GOOD, "--fixtures", copy]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toMatch(line);
    expect(stderr).toMatch(/^cliproof: [^\n]+\n$/);
  });
});
