import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { MockFaults, MockReceipt } from "./mock-cli.mjs";
import { isAlive } from "./testing/is-alive.ts";
import { FIXTURES, runMock } from "./testing/run-mock.ts";
import { startMock } from "./testing/start-mock.ts";

const SUCCESS = "claude/2.1.332/success-text";
const UNICODE = "claude/2.1.332/success-unicode";
const WHOLE = readFileSync(path.join(FIXTURES, SUCCESS, "stdout.txt"));
const FIRST_RECORD = WHOLE.subarray(0, WHOLE.indexOf("\n") + 1);

let folder: string;
let count = 0;
const started: number[] = [];
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "cliproof-faults-"));
});
afterAll(() => {
  for (const pid of started.filter(isAlive)) process.kill(pid, "SIGKILL");
  rmSync(folder, { recursive: true });
});

/** Environment of a mock with faults and a receipt, and a look at that receipt. */
function faulty(faults: MockFaults, fixture = SUCCESS) {
  const file = path.join(folder, `${count++}.json`);
  return {
    env: { CLIPROOF_FIXTURE: fixture, CLIPROOF_FAULTS: JSON.stringify(faults), CLIPROOF_RECEIPT: file },
    receipt(): MockReceipt {
      const receipt: MockReceipt = JSON.parse(readFileSync(file, "utf8"));
      started.push(receipt.pid, ...receipt.children);
      return receipt;
    },
  };
}

/** Starts a mock with faults; it is killed at the latest when the tests are over. */
function start(faults: MockFaults, options: Parameters<typeof startMock>[2] = {}) {
  const { env, receipt } = faulty(faults);
  const mock = startMock("claude", env, options);
  if (mock.child.pid !== undefined) started.push(mock.child.pid);
  return { ...mock, receipt };
}

describe.concurrent("cut and drip", () => {
  it("gives the bytes in pieces of a size", async () => {
    const { stdout, reads, closed } = start({ cut: 1000, drip: 40 });
    await closed;
    expect(stdout().equals(WHOLE)).toBe(true);
    // A busy reader gets two pieces in one read, but no half one.
    expect(reads.length).toBeGreaterThan(2);
    expect(reads.slice(0, -1).filter(({ length }) => length % 1000 !== 0)).toEqual([]);
  });

  it("cuts inside every character of several bytes", async () => {
    const { env } = faulty({ cut: "characters", drip: 20 }, UNICODE);
    const { stdout, reads, closed } = startMock("claude", env);
    await closed;
    const bytes = readFileSync(path.join(FIXTURES, UNICODE, "stdout.txt"));
    expect(stdout().equals(bytes)).toBe(true);
    expect(reads.length).toBeGreaterThan(10);
    // A recorded write may begin with any byte; every other piece begins inside a character.
    const { chunks } = JSON.parse(readFileSync(path.join(FIXTURES, UNICODE, "fixture.json"), "utf8"));
    const outside = reads.filter((piece) => (piece[0]! & 0xc0) !== 0x80);
    expect(outside.length).toBeLessThanOrEqual(chunks.length);
  });

  it("gives all in one piece", async () => {
    const { reads, closed } = start({ cut: "whole" });
    await closed;
    expect(reads).toHaveLength(1);
  });
});

describe.concurrent("an end that was not recorded", () => {
  it("stops after some bytes and hangs until it is killed", async () => {
    const mock = start({ stopAfter: 100 });
    await mock.said(100);
    await sleep(300);
    expect(mock.child.exitCode).toBeNull();
    mock.child.kill();
    expect(await mock.ended).toEqual({ code: null, signal: "SIGTERM" });
    expect(mock.stdout().equals(WHOLE.subarray(0, 100))).toBe(true);
    expect(mock.receipt()).toMatchObject({
      played: { out: 100 },
      exit: null,
      signals: [{ signal: "SIGTERM" }],
    });
  });

  it.each<[MockFaults, number, { code: number | null; signal: string | null }]>([
    [{ exitAfter: 7 }, 7, { code: 0, signal: null }],
    [{ exitAfter: 0, exit: 3 }, 0, { code: 3, signal: null }],
    [{ exitAfter: 1e9 }, WHOLE.length, { code: 0, signal: null }],
    [{ exit: 41 }, WHOLE.length, { code: 41, signal: null }],
    [{ signal: "SIGKILL" }, WHOLE.length, { code: null, signal: "SIGKILL" }],
    [{ exitAfter: 50, signal: "SIGSEGV" }, 50, { code: null, signal: "SIGSEGV" }],
  ])("%j", async (faults, bytes, end) => {
    const { env, receipt } = faulty(faults);
    const { stdout, code, signal } = await runMock("claude", undefined, { env });
    expect({ bytes: stdout.length, code, signal }).toEqual({ bytes, ...end });
    expect(receipt().exit).toEqual(end);
  });
});

describe.concurrent("stdin", () => {
  it("is never read", async () => {
    const mock = start({ stdin: "never-read" }, { input: null });
    expect(await mock.ended).toEqual({ code: 0, signal: null });
    await mock.said(WHOLE.length);
    expect(mock.receipt().stdin).toMatchObject({ bytes: 0, ended: false });
    expect(mock.stdout().equals(WHOLE)).toBe(true);
  });

  it("is left before it is read, silently", async () => {
    const mock = start({ stdin: "exit-before-reading", exit: 1 }, { input: null });
    expect(await mock.ended).toEqual({ code: 1, signal: null });
    expect(mock.stdout()).toHaveLength(0);
  });

  it("is waited for without the fault", async () => {
    const { env, receipt } = faulty({});
    const mock = startMock("claude", env, { input: null });
    mock.child.stdin.write("hello");
    await sleep(500);
    expect(mock.child.exitCode).toBeNull();
    expect(mock.stdout()).toHaveLength(0);
    mock.child.stdin.end();
    expect(await mock.ended).toEqual({ code: 0, signal: null });
    expect(receipt().stdin).toMatchObject({ bytes: 5, ended: true });
  });
});

describe.concurrent("SIGTERM", () => {
  it.each([{ stopAfter: 10 }, { linger: true }, { retry: "silent" }] satisfies MockFaults[])(
    "is ignored during %j",
    async (faults) => {
      const mock = start({ ...faults, sigterm: "ignore" });
      await mock.said(10);
      mock.child.kill();
      await sleep(300);
      expect(mock.child.exitCode).toBeNull();
      expect(mock.stderr()).toHaveLength(0);
      expect(mock.receipt().signals).toMatchObject([{ signal: "SIGTERM" }]);
      mock.child.kill("SIGKILL");
      expect(await mock.ended).toEqual({ code: null, signal: "SIGKILL" });
    },
  );

  it("is swallowed, and the program says so and goes on", async () => {
    const mock = start({ stopAfter: 10, sigterm: "swallow" });
    await mock.said(10);
    mock.child.kill();
    await mock.said(10 + "SIGTERM caught, going on\nstill there\n".length);
    expect(mock.stderr().toString()).toMatch(/^SIGTERM caught, going on\nstill there\n/);
    mock.child.kill("SIGKILL");
  });
});

describe.concurrent("processes that are left behind", () => {
  it.each(["group", "setsid"] as const)("a grandchild that holds the pipes: %s", async (where) => {
    const mock = start({ grandchild: where });
    expect(await mock.ended).toEqual({ code: 0, signal: null });
    const [pid] = mock.receipt().children;
    let closed = false;
    mock.child.on("close", () => {
      closed = true;
    });
    process.kill(pid!, "SIGTERM");
    await sleep(300);
    expect({ alive: isAlive(pid!), closed }).toEqual({ alive: true, closed: false });
    process.kill(pid!, "SIGKILL");
    await sleep(300);
    expect(closed).toBe(true);
  });

  it("the real program behind a launcher that is killed", async () => {
    const mock = start({ launcher: true, linger: true });
    await mock.said(WHOLE.length);
    const { pid, launcher } = mock.receipt();
    expect(launcher).toBe(mock.child.pid);
    mock.child.kill();
    expect(await mock.ended).toEqual({ code: null, signal: "SIGTERM" });
    expect(isAlive(pid)).toBe(true);
    process.kill(pid, "SIGKILL");
  });

  it("a launcher ends as the real program does, and shows nothing of itself", async () => {
    const { env, receipt } = faulty({ launcher: true, exit: 7 });
    const { code, stdout } = await runMock("claude", undefined, { env, input: "hi" });
    expect({ code, whole: stdout.equals(WHOLE) }).toEqual({ code: 7, whole: true });
    expect(receipt()).toMatchObject({ stdin: { bytes: 2, ended: true } });
    expect(Object.keys(receipt().env).sort()).toEqual(
      ["CLIPROOF_FAULTS", "CLIPROOF_FIXTURE", "CLIPROOF_RECEIPT", "PATH"].sort(),
    );
  });
});

describe.concurrent("what comes besides", () => {
  it("a flood on stderr, ahead of everything", async () => {
    const { env } = faulty({ stderrFlood: 300_001 });
    const { stderr, stdout } = await runMock("claude", undefined, { env });
    expect({ err: stderr.length, out: stdout.length }).toEqual({ err: 300_001, out: WHOLE.length });
    expect(stderr.at(-1)).toBe(0x0a);
  });

  it("output that is not read blocks the program", async () => {
    const mock = start({ stderrFlood: 1_000_000 });
    mock.child.stderr.pause();
    await sleep(600);
    expect(mock.child.exitCode).toBeNull();
    expect(mock.stdout()).toHaveLength(0);
    mock.child.stderr.resume();
    expect(await mock.ended).toEqual({ code: 0, signal: null });
  });

  it("a stay after the end", async () => {
    const start = performance.now();
    const { env } = faulty({ linger: 700 });
    const { code } = await runMock("claude", undefined, { env });
    expect(code).toBe(0);
    expect(performance.now() - start).toBeGreaterThan(700);
  });

  it("falls silent in the middle, and plays on", async () => {
    const mock = start({ pause: { afterBytes: 100, ms: 500 } });
    await mock.said(100);
    await sleep(200);
    expect(mock.stdout().equals(WHOLE.subarray(0, 100))).toBe(true);
    expect(await mock.ended).toEqual({ code: 0, signal: null });
    expect(mock.stdout().equals(WHOLE)).toBe(true);
  });

  it("a second turn of the same fixture, and of another", async () => {
    const same = await runMock("claude", undefined, { env: faulty({ secondTurn: { afterMs: 50 } }).env });
    expect(same.stdout.equals(Buffer.concat([WHOLE, WHOLE]))).toBe(true);
    const { env } = faulty({ secondTurn: { afterMs: 50, fixture: UNICODE } });
    const other = await runMock("claude", undefined, { env });
    const second = readFileSync(path.join(FIXTURES, UNICODE, "stdout.txt"));
    expect(other.stdout.equals(Buffer.concat([WHOLE, second]))).toBe(true);
  });

  it("retries without end, reported or not", async () => {
    const retrying = start({ retry: { everyMs: 50, line: "Attempt failed" } });
    await retrying.said(FIRST_RECORD.length + "Attempt failed\n".length * 3);
    expect(retrying.stdout().equals(FIRST_RECORD)).toBe(true);
    expect(retrying.stderr().toString()).toMatch(/^(Attempt failed\n){3,}$/);
    retrying.child.kill("SIGKILL");
    const silent = start({ retry: "silent" });
    await silent.said(FIRST_RECORD.length);
    await sleep(200);
    expect({ out: silent.stdout().length, err: silent.stderr().length }).toEqual({
      out: FIRST_RECORD.length,
      err: 0,
    });
    silent.child.kill("SIGKILL");
  });
});

describe.concurrent("--version", () => {
  const args = ["--version"];

  it("never answers", async () => {
    const mock = start({ version: "hang", sigterm: "ignore" }, { args });
    await sleep(700);
    mock.child.kill();
    await sleep(200);
    expect({ exit: mock.child.exitCode, out: mock.stdout().length }).toEqual({ exit: null, out: 0 });
    mock.child.kill("SIGKILL");
  });

  it("answers while a child holds the pipe", async () => {
    const mock = start({ version: "grandchild" }, { args });
    expect(await mock.ended).toEqual({ code: 0, signal: null });
    await mock.said("2.1.332".length);
    expect(mock.stdout().toString()).toBe("2.1.332 (Claude Code)\n");
    const [pid] = mock.receipt().children;
    expect(isAlive(pid!)).toBe(true);
    process.kill(pid!, "SIGKILL");
  });

  it.each([
    ["environment", 0, /^CLIPROOF_FAULTS=.*\n[\s\S]*^PATH=/m],
    ["garbage", 0, /^\0\ufffd/],
    ["fail", 1, /^$/],
  ] as const)("%s", async (version, code, stdout) => {
    const run = await runMock("claude", args, { env: faulty({ version }).env });
    expect(run.code).toBe(code);
    expect(run.stdout.toString()).toMatch(stdout);
  });
});
