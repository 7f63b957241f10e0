import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { FIXTURES, MOCKS, pathWith, runMock } from "./testing/run-mock.ts";
import { startMock } from "./testing/start-mock.ts";

const SUCCESS = "claude/2.1.332/success-text";
const BIG_BYTES = 16 * 1024 * 1024;

let folder: string;
let big: Buffer;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "cliproof-output-"));
  big = Buffer.alloc(BIG_BYTES, Array.from({ length: 997 }, (_, index) => `${index} `).join(""));
  writeFixture("big", big, { code: 5, signal: null });
});
afterAll(() => rmSync(folder, { recursive: true }));

function writeFixture(name: string, stdout: Buffer, exit: object): void {
  mkdirSync(path.join(folder, name));
  writeFileSync(path.join(folder, name, "stdout.txt"), stdout);
  writeFileSync(path.join(folder, name, "fixture.json"), JSON.stringify({ provider: "claude", exit }));
}

it("loses nothing to a slow reader of 16 MB", async () => {
  const { child, stdout, ended, closed } = startMock("claude", {
    CLIPROOF_FIXTURE: path.join(folder, "big"),
  });
  for (let pause = 0; pause < 10; pause++) {
    child.stdout.pause();
    await sleep(60);
    child.stdout.resume();
    await sleep(5);
  }
  expect(await ended).toEqual({ code: 5, signal: null });
  await closed;
  expect(stdout().equals(big)).toBe(true);
});

it("sees a signal while its pipe is full, and has it in its receipt", async () => {
  const receipt = path.join(folder, "full.json");
  const env = { CLIPROOF_FIXTURE: path.join(folder, "big"), CLIPROOF_RECEIPT: receipt };
  const { child, ended } = startMock("claude", env);
  await once(child.stdout, "data");
  child.stdout.pause();
  await sleep(300);
  child.kill();
  expect(await ended).toEqual({ code: null, signal: "SIGTERM" });
  const { signals, played } = JSON.parse(readFileSync(receipt, "utf8"));
  expect(signals).toMatchObject([{ signal: "SIGTERM" }]);
  expect(played.out).toBeGreaterThan(0);
  expect(played.out).toBeLessThan(BIG_BYTES);
});

it("ends quietly when its reader goes away", async () => {
  const { child, stderr, ended } = startMock("claude", { CLIPROOF_FIXTURE: path.join(folder, "big") });
  await once(child.stdout, "data");
  child.stdout.destroy();
  expect(await ended).toEqual({ code: 5, signal: null });
  expect(stderr()).toHaveLength(0);
});

it("goes on reading stdout when stderr is not read", async () => {
  const env = { CLIPROOF_FIXTURE: SUCCESS, CLIPROOF_FAULTS: "stderrFlood=1000000" };
  const { child, stdout, ended, closed } = startMock("claude", env);
  child.stderr.destroy();
  expect(await ended).toEqual({ code: 0, signal: null });
  await closed;
  expect(stdout().equals(readFileSync(path.join(FIXTURES, SUCCESS, "stdout.txt")))).toBe(true);
});

it("writes to a pipe that does not block", async () => {
  // A Node parent that shares its end makes the file description non-blocking for all who hold it.
  const script = `
    const { spawn } = require("node:child_process");
    process.stdout.write("");
    const child = spawn(${JSON.stringify(path.join(MOCKS, "claude/claude"))}, ["-p"], { stdio: ["ignore", 1, 2] });
    child.on("exit", (code) => process.exit(code));`;
  const env = { PATH: pathWith(path.join(MOCKS, "claude")), CLIPROOF_FIXTURE: path.join(folder, "big") };
  const parent = spawn(process.execPath, ["-e", script], { env, stdio: ["ignore", "pipe", "pipe"] });
  const pieces: Buffer[] = [];
  parent.stdout.on("data", (bytes) => pieces.push(bytes));
  const [code] = await once(parent, "close");
  expect(code).toBe(5);
  expect(Buffer.concat(pieces).equals(big)).toBe(true);
});

it("runs twenty at once without mixing them", async () => {
  const receipts = path.join(folder, "receipts");
  mkdirSync(receipts);
  const names = ["success-text", "success-unicode", "rate-limit-429", "tool-use"];
  const runs = await Promise.all(
    Array.from({ length: 20 }, async (_, index) => {
      const fixture = `claude/2.1.332/${names[index % names.length]}`;
      const env = { CLIPROOF_FIXTURE: fixture, CLIPROOF_RECEIPT: receipts };
      const { stdout } = await runMock("claude", undefined, { env, input: `prompt ${index}` });
      return stdout.equals(readFileSync(path.join(FIXTURES, fixture, "stdout.txt")));
    }),
  );
  expect(runs).toEqual(Array(20).fill(true));
});
