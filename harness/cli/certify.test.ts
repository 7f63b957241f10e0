import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CertificationReport } from "../../schemas/harness/v1/generated/report.ts";
import { validator } from "../corpus/validators.ts";
import { PROJECT_ROOT } from "./project-root.ts";
import { runCliproof, runShell } from "./testing/run-cliproof.ts";

const ADAPTERS = "harness/cli/testing/adapters";
const FIXTURES = "contracts/cli/v1/examples/fixtures";
const FAULTY = "contracts/cli/v1/examples/faulty-parrot.ts";
const GOOD = "contracts/cli/v1/examples/parrot.ts";
const JSON_REPORT = ["--format", "json", "--no-timings"];

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "cliproof-cli-"));
});
afterAll(() => rm(folder, { recursive: true }));

/** A copy of the example's fixtures that a test may break. */
async function fixtureCopy(name: string): Promise<string> {
  const copy = join(folder, name);
  await cp(join(PROJECT_ROOT, FIXTURES), copy, { recursive: true });
  return copy;
}

async function certify(adapter: string, ...words: string[]) {
  return runCliproof(["certify", adapter, "--fixtures", FIXTURES, ...words]);
}

async function report(adapter: string, ...words: string[]): Promise<CertificationReport> {
  const { stdout } = await certify(adapter, ...words, ...JSON_REPORT);
  return JSON.parse(stdout);
}

/** As `report`, for adapters that leave notes: their temporary folder is this test's. */
async function reportHere(adapter: string, ...words: string[]): Promise<CertificationReport> {
  const command = ["certify", adapter, "--fixtures", FIXTURES, ...words, ...JSON_REPORT];
  return JSON.parse((await runCliproof(command, PROJECT_ROOT, { TMPDIR: folder })).stdout);
}

/** A process that is dead but not yet waited for by its parent counts as gone. */
function isAlive(pid: string): boolean {
  const { stdout } = spawnSync("ps", ["-o", "stat=", "-p", pid], { encoding: "utf8" });
  return stdout.trim() !== "" && !stdout.startsWith("Z");
}

/** A bare machine may have no Python. */
function hasPython(): boolean {
  return spawnSync("python3", ["--version"]).status === 0;
}

describe("certify", { timeout: 300_000 }, () => {
  it("certifies a good adapter by path with its author's fixtures, and writes what is asked for", async () => {
    const out = join(folder, "out");
    const words = ["--only", "PARSE-011", "--only", "PROC", "--out", out, "--no-timings"];
    const { code, stdout, stderr } = await certify(GOOD, ...words);
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(stdout).toContain("Certified.");
    const written: CertificationReport = JSON.parse(await readFile(join(out, "report.json"), "utf8"));
    expect(validator("harness/v1/report")(written)).toEqual([]);
    expect(written.adapters[0]?.invariants.map(({ id, verdict }) => [id, verdict]).slice(0, 2)).toEqual([
      ["INV-CLI-PARSE-011", "passed"],
      ["INV-CLI-PROC-001", "unproven"],
    ]);
    expect(await readFile(join(out, "junit.xml"), "utf8")).toContain("<testsuite ");
    expect(await readFile(join(out, "report.md"), "utf8")).toContain("# Certification: certified");
  });

  it("says what broke, on what, and gives a command that shows the same failure again", async () => {
    const first = await certify(FAULTY, "--only", "PARSE-005", "--no-timings");
    expect(first.code).toBe(1);
    const replay = /^ +replay +(.+)$/m.exec(first.stdout)?.[1];
    expect(replay).toMatch(
      /^npm run certify \S+ -- --fixtures \S+ --only INV-CLI-PARSE-005 --check \S+ --case parrot\/1\.0\.0\/hello --seed 1/,
    );
    const again = await runShell(`${replay} --no-timings`);
    const failure = /check cuts\n[\s\S]*?\n\n/;
    expect(again.code).toBe(1);
    expect(again.stdout).toContain("cases: 1 failed\n");
    expect(failure.exec(again.stdout)?.[0]).toBe(failure.exec(first.stdout)?.[0]);
  });

  it("gives a command that shows a failure of the whole corpus again, and that one alone", async () => {
    const first = await certify(`${ADAPTERS}/config-throws.mjs`, "--only", "MANIFEST-001", "--no-timings");
    const failure = /the whole corpus, check config-schema\n[\s\S]*? replay +(.+)\n/;
    const [shown, replay] = failure.exec(first.stdout) ?? [];
    expect(replay).toMatch(/--check config-schema --case corpus --seed 1/);
    const again = await runShell(`${replay} --no-timings`);
    expect(again.code).toBe(1);
    expect(again.stdout).toContain("cases: 1 failed\n");
    expect(failure.exec(again.stdout)?.[0]).toBe(shown);
  });

  it("gives the same bytes for one seed, whatever the number of workers", async () => {
    const words = [FAULTY, "--only", "PARSE-005", "--only", "PARSE-011", "--seed", "7", ...JSON_REPORT];
    const runs = [
      await certify(words[0]!, ...words.slice(1), "--jobs", "1"),
      await certify(words[0]!, ...words.slice(1)),
    ];
    expect(runs[1]).toEqual(runs[0]);
    expect(runs[0]?.code).toBe(1);
    expect(validator("harness/v1/report")(JSON.parse(runs[0]!.stdout))).toEqual([]);
  });

  it("goes on after an adapter hung in one fixture", async () => {
    const path = `${ADAPTERS}/hangs-on-one-fixture.mjs`;
    const result = await report(path, "--only", "PARSE-011", "--case-timeout", "3");
    expect(result.certified).toBe(false);
    expect(result.adapters[0]?.totals).toMatchObject({ passed: 1, "timed-out": 1 });
    expect(result.adapters[0]?.cases).toMatchObject([
      { fixture: "parrot/1.0.0/rate-limited", verdict: "timed-out" },
    ]);
  });

  it("leaves no process behind of an adapter that started some and hung", async () => {
    const path = `${ADAPTERS}/hangs-with-children.mjs`;
    const result = await reportHere(path, "--only", "PARSE-011", "--case-timeout", "2", "--jobs", "1");
    expect(result.adapters[0]?.totals).toMatchObject({ passed: 1, "timed-out": 1 });
    const children = (await readFile(join(folder, "children.txt"), "utf8")).trim().split("\n");
    expect(children.length).toBeGreaterThanOrEqual(2);
    await expect.poll(() => children.filter(isAlive), { timeout: 10_000 }).toEqual([]);
  });

  it("waits once for a case that hung, and runs those after it", async () => {
    const words = ["--only", "PARSE-005", "--case", "parrot/1.0.0/hello", "--case-timeout", "2"];
    const result = await reportHere(`${ADAPTERS}/hangs-on-empty-chunk.mjs`, ...words);
    const totals = result.adapters[0]!.totals;
    expect(await readFile(join(folder, "hangs.txt"), "utf8")).toBe("hung\n".repeat(totals["timed-out"]!));
    expect(result.adapters[0]!.cases).toContainEqual(
      expect.objectContaining({
        verdict: "timed-out",
        finding: expect.objectContaining({
          check: "cuts",
          message: "the adapter gave no sign of life within 2 s",
        }),
      }),
    );
    expect(totals.passed).toBeGreaterThan(0);
  });

  it("goes on after an adapter ended the process in one fixture", async () => {
    const result = await report(`${ADAPTERS}/exits-on-one-fixture.mjs`, "--only", "PARSE-011");
    expect(result.certified).toBe(false);
    expect(result.adapters[0]?.totals).toMatchObject({ passed: 1, errored: 1 });
  });

  it("calls an adapter that throws errored, with its own line", async () => {
    const result = await report(`${ADAPTERS}/throws-on-one-fixture.mjs`, "--only", "PARSE-011");
    const [broken] = result.adapters[0]?.cases ?? [];
    expect(broken?.verdict).toBe("errored");
    expect(broken?.finding?.message).toMatch(
      /^push\(\) threw SyntaxError: .*throws-on-one-fixture\.mjs:4:\d+\)$/,
    );
  });

  it("keeps what an adapter prints out of the report", async () => {
    const { code, stdout } = await certify(
      `${ADAPTERS}/prints-to-stdout.mjs`,
      "--only",
      "PARSE-011",
      ...JSON_REPORT,
    );
    expect(code).toBe(0);
    expect(JSON.parse(stdout).adapters[0].totals).toMatchObject({ passed: 1, failed: 0, errored: 0 });
  });

  it("takes an adapter from createAdapter()", async () => {
    const { code } = await certify(`${ADAPTERS}/made-by-factory.mjs`, "--only", "PARSE-011");
    expect(code).toBe(0);
  });

  it("runs known failures, and certifies an adapter in spite of them", async () => {
    const { code, stdout } = await certify(
      `${ADAPTERS}/known-failures`,
      "--only",
      "PARSE-011",
      ...JSON_REPORT,
    );
    expect(code).toBe(0);
    expect(JSON.parse(stdout).adapters[0].cases).toMatchObject([
      { verdict: "known-failure", reason: "crackers are not parsed (polly, until 2999-12-31)" },
    ]);
  });

  it.skipIf(!hasPython())("certifies a program over the process protocol (needs python3)", async () => {
    const words = ["--exec", "python3 contracts/cli/v1/examples/parrot.py", "--fixtures", FIXTURES];
    const { code, stdout } = await runCliproof(["certify", ...words, "--only", "PARSE-005", ...JSON_REPORT]);
    expect(code).toBe(0);
    expect(JSON.parse(stdout).adapters[0]).toMatchObject({ id: "parrot-py", certified: true });
  });

  it("ends at the first broken case of the plan with --fail-fast", async () => {
    const { stdout } = await certify(
      FAULTY,
      "--only",
      "PARSE-005",
      "--only",
      "PARSE-011",
      "--fail-fast",
      ...JSON_REPORT,
    );
    const [faulty] = JSON.parse(stdout).adapters;
    expect(faulty.totals).toMatchObject({ passed: 0, failed: 1 });
    expect(faulty.invariants[1]).toMatchObject({
      verdict: "unproven",
      reason: "not reached: the run ended before",
    });
  });

  it("does not certify an adapter whose provider has no fixtures", async () => {
    const { code, stdout } = await runCliproof(["certify", `${ADAPTERS}/no-fixtures.mjs`]);
    expect(code).toBe(1);
    expect(stdout).toContain("there are no fixtures of provider dodo");
  });

  it("keeps a counterexample as a fixture, once", async () => {
    const here = await mkdtemp(join(folder, "keep-"));
    const words = ["certify", join(PROJECT_ROOT, FAULTY), "--fixtures", join(PROJECT_ROOT, FIXTURES)];
    const command = [...words, "--only", "PARSE-005", "--keep"];
    const first = await runCliproof(command, here);
    const kept = /^kept: (.+)$/m.exec(first.stderr)?.[1];
    expect(kept).toMatch(/^fixtures\/regressions\/parrot\/parse-005-/);
    const manifest = JSON.parse(await readFile(join(here, kept!, "fixture.json"), "utf8"));
    expect(manifest.provenance).toMatchObject({ kind: "derived", from: "parrot/1.0.0/hello" });
    expect((await runCliproof(command, here)).stderr).toContain(`kept before: ${kept}`);
    const certified = await runCliproof(
      ["certify", join(PROJECT_ROOT, GOOD), "--fixtures", "fixtures", "--only", "PARSE-005"],
      here,
    );
    expect(certified.code).toBe(0);
  });
});

describe.concurrent("what the user can put right", { timeout: 300_000 }, () => {
  const cases: [title: string, words: string[], line: RegExp][] = [
    ["an unknown command", ["certfy"], /unknown command certfy; did you mean certify\?/],
    ["no adapter", ["certify"], /certify needs an adapter/],
    ["an unknown adapter", ["certify", "nobody"], /unknown adapter nobody; .*known: /],
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
      /--only PARSE-099: no such invariant; did you mean PARSE-009\? known: PARSE-001\.\.012/,
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

  it("a pipe in the place of a module is one line, and nobody waits for it", async () => {
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
