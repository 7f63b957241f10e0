import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { execa } from "execa";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { FIXTURES, MOCKS, pathWith, runMock } from "./testing/run-mock.ts";

const SUCCESS = "claude/2.1.332/success-text";
const LIMITED = "claude/2.1.332/rate-limit-429";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "cliproof-settings-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe.concurrent("a mock that is set up wrongly says so in one line and exits 97", () => {
  const cases: [title: string, env: Record<string, string>, line: RegExp][] = [
    ["nothing to play", {}, /nothing to play: set CLIPROOF_FIXTURE/],
    [
      "a mistyped scenario",
      { CLIPROOF_FIXTURE: "claude/2.1.332/sucess-text" },
      /there is no fixture claude\/2\.1\.332\/sucess-text: .*did you mean claude\/2\.1\.332\/success-text\?/,
    ],
    ["an unknown version", { CLIPROOF_FIXTURE: "claude/9.9.9/x" }, /known there: .*2\.0\.76/],
    ["a fixture of another CLI", { CLIPROOF_FIXTURE: "codex/0.171.0/help" }, /is of codex, not of claude/],
    ["two things to play", { CLIPROOF_FIXTURE: SUCCESS, CLIPROOF_CASSETTES: "." }, /one of them says/],
    [
      "an unknown fault",
      { CLIPROOF_FIXTURE: SUCCESS, CLIPROOF_FAULTS: "stopafter=1" },
      /no such fault: stopafter; did you mean stopAfter\?/,
    ],
    [
      "a bad value of a fault",
      { CLIPROOF_FIXTURE: SUCCESS, CLIPROOF_FAULTS: '{"stdin":"closed"}' },
      /fault stdin wants "never-read" or "exit-before-reading", got "closed"/,
    ],
    [
      "a wait that is too long",
      { CLIPROOF_FIXTURE: SUCCESS, CLIPROOF_FAULTS: "linger=999999" },
      /fault linger wants true or milliseconds up to 120000, got 999999/,
    ],
    [
      "faults that contradict each other",
      { CLIPROOF_FIXTURE: SUCCESS, CLIPROOF_FAULTS: "stopAfter=1,exitAfter=2" },
      /stopAfter and exitAfter contradict/,
    ],
    ["broken faults", { CLIPROOF_FIXTURE: SUCCESS, CLIPROOF_FAULTS: "{" }, /the faults are no JSON/],
    [
      "a second turn that is not there",
      { CLIPROOF_FIXTURE: SUCCESS, CLIPROOF_FAULTS: '{"secondTurn":{"afterMs":1,"fixture":"nope"}}' },
      /there is no fixture nope/,
    ],
    [
      "a bad delay",
      { CLIPROOF_FIXTURE: SUCCESS, CLIPROOF_DELAY: "fast" },
      /CLIPROOF_DELAY wants a number, 0 or more/,
    ],
    [
      "a bad strict",
      { CLIPROOF_FIXTURE: SUCCESS, CLIPROOF_STRICT: "maybe" },
      /CLIPROOF_STRICT wants true or false/,
    ],
    [
      "a receipt that cannot be written",
      { CLIPROOF_FIXTURE: SUCCESS, CLIPROOF_RECEIPT: "/nowhere/receipt.json" },
      /the receipt \/nowhere\/receipt\.json cannot be written \(ENOENT\)/,
    ],
  ];
  it.each(cases)("%s", async (_, env, line) => {
    const { code, stdout, stderr } = await runMock("claude", undefined, { env });
    expect({ code, stdout: stdout.toString() }).toEqual({ code: 97, stdout: "" });
    expect(stderr.toString()).toMatch(/^cliproof mock claude: .*\n$/);
    expect(stderr.toString()).toMatch(line);
  });
});

describe.concurrent("cliproof.json beside the started file", () => {
  /** A link to the mock in a folder with that file, and one run of it. */
  async function runBeside(name: string, text: string, env: Record<string, string> = {}) {
    const beside = path.join(folder, name);
    mkdirSync(beside);
    symlinkSync(path.join(MOCKS, "claude/claude"), path.join(beside, "claude"));
    writeFileSync(path.join(beside, "cliproof.json"), text);
    const options = {
      env: { PATH: pathWith(beside), ...env },
      extendEnv: false,
      reject: false,
      input: "",
    } as const;
    return execa("claude", ["-p", "--output-format", "stream-json", "--verbose"], options);
  }

  it("wins over the environment", async () => {
    const { exitCode, stdout } = await runBeside("wins", JSON.stringify({ fixture: LIMITED }), {
      CLIPROOF_FIXTURE: SUCCESS,
    });
    expect(exitCode).toBe(1);
    expect(stdout).toContain("429");
  });

  it("leaves the settings it does not name to the environment", async () => {
    const { exitCode } = await runBeside("leaves", JSON.stringify({ fixture: LIMITED }), {
      CLIPROOF_FAULTS: "exit=5",
    });
    expect(exitCode).toBe(5);
  });

  it("names a fixture by a path that starts from its own folder", async () => {
    cpSync(path.join(FIXTURES, SUCCESS), path.join(folder, "mine"), { recursive: true });
    const { exitCode, stdout } = await runBeside("relative", JSON.stringify({ fixture: "../mine" }));
    expect(exitCode).toBe(0);
    expect(stdout).toContain("Hello from the scripted server.");
  });

  it.each([
    ["no-json", "{", /cliproof\.json is no JSON/],
    ["no-object", "[]", /holds no object/],
    ["bad-name", '{"fixtures": "x"}', /no such setting: fixtures; known: fixture, /],
    ["bad-value", '{"fixture": 1}', /fixture wants a text, got 1/],
  ])("is refused when it is broken: %s", async (name, text, line) => {
    const { exitCode, stdout, stderr } = await runBeside(name, text, { CLIPROOF_FIXTURE: SUCCESS });
    expect({ exitCode, stdout }).toEqual({ exitCode: 97, stdout: "" });
    expect(stderr).toMatch(line);
  });
});

describe.concurrent("a fixture of one's own", () => {
  it("needs no more than bytes and an end", async () => {
    const own = path.join(folder, "own");
    mkdirSync(own);
    writeFileSync(path.join(own, "stdout.txt"), "hello\n");
    const exit = { code: 3, signal: null };
    writeFileSync(path.join(own, "fixture.json"), JSON.stringify({ provider: "claude", exit }));
    const { code, stdout } = await runMock("claude", ["-p"], { env: { CLIPROOF_FIXTURE: own } });
    expect({ code, stdout: stdout.toString() }).toEqual({ code: 3, stdout: "hello\n" });
  });

  it("is refused when its chunks do not add up", async () => {
    const own = path.join(folder, "wrong");
    cpSync(path.join(FIXTURES, SUCCESS), own, { recursive: true });
    writeFileSync(path.join(own, "stdout.txt"), "hello\n");
    const { code, stderr } = await runMock("claude", ["-p"], { env: { CLIPROOF_FIXTURE: own } });
    expect(code).toBe(97);
    expect(stderr.toString()).toMatch(/the chunks of stdout are \d+ bytes, its file 6/);
  });
});

describe.concurrent("the recorded times", () => {
  it("count with a delay, and not without", async () => {
    const timed = async (env: Record<string, string>) => {
      const start = performance.now();
      await runMock("claude", undefined, { env: { CLIPROOF_FIXTURE: SUCCESS, ...env } });
      return performance.now() - start;
    };
    const { chunks } = JSON.parse(readFileSync(path.join(FIXTURES, SUCCESS, "fixture.json"), "utf8"));
    const [recordedMs] = chunks.at(-1);
    // Timers may fire a little early.
    expect(await timed({ CLIPROOF_DELAY: "2" })).toBeGreaterThan(recordedMs * 2 - 50);
  });
});

describe.concurrent("files that are started with node", () => {
  it.each(["claude", "claude.mjs", "claude.cjs"])("%s", async (name) => {
    const options = { env: { CLIPROOF_FIXTURE: SUCCESS }, input: "" } as const;
    const { stdout } = await execa(process.execPath, [path.join(MOCKS, "claude", name), "-p"], options);
    expect(stdout).toContain("Hello from the scripted server.");
  });
});
