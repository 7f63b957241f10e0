import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { execa } from "execa";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mockCli, writeMock } from "./mock-cli.mjs";
import { PLAIN } from "./testing/run-mock.ts";
import { cmdShim } from "./write-mock.mjs";

const LIMITED = { fixture: "claude/2.1.332/rate-limit-429" };
const ANSWER = { fixture: "claude/2.1.332/success-text" };

let scratch: string;
beforeAll(() => {
  scratch = mkdtempSync(path.join(tmpdir(), "cliproof-sequence-"));
});
afterAll(() => rmSync(scratch, { recursive: true }));

const start = async (command: string, args = PLAIN.claude!) =>
  (await execa(command, args, { input: "Say hello", reject: false })).exitCode;

describe("a mock with a sequence", () => {
  it("plays one entry at each start, and the last one again", async () => {
    const mock = await mockCli("claude", { sequence: [LIMITED, ANSWER], in: scratch });
    const codes = [await start(mock.command), await start(mock.command), await start(mock.command)];
    expect(codes).toEqual([1, 0, 0]);
    expect((await mock.receipts()).map(({ fixture }) => fixture)).toEqual([
      LIMITED.fixture,
      ANSWER.fixture,
      ANSWER.fixture,
    ]);
  });

  it("does not count questions for the version", async () => {
    const mock = await mockCli("claude", { sequence: [LIMITED, ANSWER], in: scratch });
    expect(await start(mock.command, ["--version"])).toBe(0);
    expect(await start(mock.command)).toBe(1);
  });

  it("gives each of several starts at once an entry of its own", async () => {
    const sequence = [LIMITED, LIMITED, ANSWER, ANSWER];
    const mock = await mockCli("claude", { sequence, in: scratch });
    const codes = await Promise.all(sequence.map(() => start(mock.command)));
    expect(codes.toSorted()).toEqual([0, 0, 1, 1]);
  });

  it("plays the faults of an entry in place of the mock's", async () => {
    const sequence = [{ ...ANSWER, faults: { exit: 7 } }, ANSWER];
    const mock = await mockCli("claude", { sequence, faults: { exit: 9 }, in: scratch });
    expect([await start(mock.command), await start(mock.command)]).toEqual([7, 9]);
  });

  it("begins anew where it is written again, and its receipts stay", async () => {
    const folder = path.join(scratch, "again");
    mkdirSync(path.join(folder, "receipts"), { recursive: true });
    const settings = { sequence: [LIMITED, ANSWER], receipt: path.join(folder, "receipts") };
    for (const _ of [1, 2]) expect(await start(await writeMock(folder, "claude", settings))).toBe(1);
    expect(readdirSync(settings.receipt)).toHaveLength(2);
  });

  it.each([
    [{ sequence: [] }, "sequence wants a list of {fixture, faults}, one or more"],
    [{ sequence: [LIMITED], ...ANSWER }, "fixture and sequence are set; one of them says what to play"],
    [{ sequence: [LIMITED, { fixture: "claude/2.1.332/no-such-run" }] }, "no-such-run"],
    [{ sequence: [{ ...LIMITED, faults: { exi: 1 } as object }] }, "exi"],
  ])("is refused in one line for %j", async (settings, line) => {
    await expect(mockCli("claude", { ...settings, in: scratch })).rejects.toThrow(line);
  });
});

describe("the shim for Windows", () => {
  it("starts node with the module beside it, hands all arguments on and ends with its code", () => {
    expect(cmdShim("claude", "C:\\Program Files\\100%\\node.exe")).toBe(
      '@"C:\\Program Files\\100%%\\node.exe" "%~dp0claude.mjs" %*\r\n@exit /b %ERRORLEVEL%\r\n',
    );
  });
});
