import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { mockCli } from "cliproof/mock";
import { execa } from "execa";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runCliproof } from "../harness/cli/testing/run-cliproof.ts";
import { schemaValidator } from "../harness/schema/schema-validator.ts";
import { FIXTURES, MOCKS, PLAIN } from "./testing/run-mock.ts";

const SUCCESS = "claude/2.1.332/success-text";
const CODEX = "codex/0.171.0/no-prompt";
const WHOLE = readFileSync(path.join(FIXTURES, SUCCESS, "stdout.txt"), "utf8");

let scratch: string;
beforeAll(() => {
  scratch = mkdtempSync(path.join(tmpdir(), "cliproof-mock-test-"));
});
afterAll(() => rmSync(scratch, { recursive: true }));

describe.concurrent("mockCli", () => {
  it("makes a CLI that is found on PATH, with receipts", async () => {
    const mock = await mockCli("claude", { fixture: SUCCESS, in: scratch });
    expect(path.dirname(mock.folder)).toBe(scratch);
    const options = { env: mock.env, input: "Say hello", stripFinalNewline: false } as const;
    for (let run = 0; run < 2; run++)
      expect((await execa("claude", PLAIN.claude, options)).stdout).toBe(WHOLE);
    const receipts = await mock.receipts();
    expect(receipts).toHaveLength(2);
    expect(receipts[0]).toMatchObject({ argv: PLAIN.claude, stdin: { bytes: 9 }, exit: { code: 0 } });
    expect(receipts.map(schemaValidator("harness/v1/mock-receipt.schema.json"))).toEqual([null, null]);
    await mock.remove();
    expect(existsSync(mock.folder)).toBe(false);
    expect(await mock.receipts()).toEqual([]);
  });

  it("survives an environment that holds nothing", async () => {
    const mock = await mockCli("codex", { fixture: CODEX, in: scratch });
    const { exitCode } = await execa(mock.command, PLAIN.codex, {
      extendEnv: false,
      env: {},
      reject: false,
      input: "",
    });
    const { exit } = JSON.parse(readFileSync(path.join(FIXTURES, CODEX, "fixture.json"), "utf8"));
    expect(exitCode).toBe(exit.code);
    expect((await mock.receipts())[0]?.env).toEqual({});
  });

  it("makes files that node can be given", async () => {
    const mock = await mockCli("claude", { fixture: SUCCESS, in: scratch });
    for (const ending of ["", ".mjs", ".cjs"]) {
      const { stdout } = await execa(process.execPath, [path.join(mock.folder, `claude${ending}`), "-p"], {
        input: "",
      });
      expect(stdout).toContain("Hello from the scripted server.");
    }
  });

  it("takes faults as an object and in the short form, and a second turn by a path from here", async () => {
    const short = await mockCli("claude", { fixture: SUCCESS, faults: "exitAfter=5,exit=9", in: scratch });
    expect(await execa(short.command, [], { reject: false, input: "" })).toMatchObject({
      exitCode: 9,
      stdout: WHOLE.slice(0, 5),
    });
    const here = path.relative(process.cwd(), path.join(FIXTURES, SUCCESS));
    const faults = { secondTurn: { afterMs: 1, fixture: here } };
    const second = await mockCli("claude", { fixture: here, faults, in: scratch });
    const { stdout } = await execa(second.command, [], { input: "", stripFinalNewline: false });
    expect(stdout).toBe(WHOLE + WHOLE);
  });

  it("is disposed of", async () => {
    const mock = await mockCli("claude", { fixture: SUCCESS, in: scratch });
    const dispose = Symbol.asyncDispose ?? Symbol.for("nodejs.asyncDispose");
    await mock[dispose as typeof Symbol.asyncDispose]();
    expect(existsSync(mock.folder)).toBe(false);
  });

  it.each([
    ["claud", { fixture: SUCCESS }, /^there is no mock of claud; did you mean claude\?$/],
    ["claude", {}, /^nothing to play: /],
    ["claude", { fixture: "claude/2.1.332/sucess-text" }, /did you mean claude\/2\.1\.332\/success-text\?$/],
    ["claude", { fixture: CODEX }, /is of codex, not of claude$/],
    ["claude", { fixture: SUCCESS, faults: { cut: -1 } }, /^fault cut wants /],
    ["claude", { fixture: SUCCESS, faults: "ct=1" }, /^no such fault: ct; did you mean cut\?$/],
    ["claude", { fixture: SUCCESS, delay: -1 }, /^the mock: delay wants a number, 0 or more, got -1$/],
  ])("says what is wrong: %s %j", async (provider, options, line) => {
    const parent = mkdtempSync(path.join(scratch, "wrong-"));
    await expect(mockCli(provider, { ...options, in: parent })).rejects.toThrow(line);
    expect(readdirSync(parent)).toEqual([]);
  });
});

describe.concurrent("cliproof mock", () => {
  it("prints a folder for PATH", async () => {
    const out = path.join(scratch, "made");
    const words = ["mock", "claude", "--fixture", SUCCESS, "--faults", "exit=3", "--out", out];
    expect(await runCliproof(words)).toEqual({ code: 0, stdout: `${out}\n`, stderr: "" });
    const { exitCode, stdout } = await execa(path.join(out, "claude"), ["-p"], { reject: false, input: "" });
    expect(exitCode).toBe(3);
    expect(stdout).toContain("Hello from the scripted server.");
    expect(readdirSync(path.join(out, "receipts"))).toHaveLength(1);
  });

  it.each([
    [["mock"], /mock needs a provider/],
    [["mock", "claude"], /nothing to play/],
    [["mock", "claude", "--fixture", SUCCESS, "--faults", "x"], /no such fault: x;/],
    [["mock", "claude", "--fixture", SUCCESS, "--delay", "no"], /--delay wants a number, 0 or more, got no/],
  ])("%j is reported in one line", async (words, line) => {
    const { code, stdout, stderr } = await runCliproof(words);
    expect({ code, stdout, lines: stderr.trim().split("\n").length }).toEqual({
      code: 2,
      stdout: "",
      lines: 1,
    });
    expect(stderr).toMatch(line);
  });
});

describe("the examples", () => {
  it.each([
    ["sh", "rate-limited.sh"],
    ["python3", "rate_limited.py"],
  ])("%s %s", async (program, example) => {
    const { exitCode, all } = await execa(program, [path.join(MOCKS, "examples", example)], {
      cwd: path.join(MOCKS, ".."),
      all: true,
      reject: false,
    });
    expect(exitCode, all).toBe(0);
    expect(all).toMatch(/^(ok|OK)/m);
  });
});
