import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { PROJECT_ROOT } from "./project.ts";

const out = mkdtempSync(join(tmpdir(), "cliproof-interrupt-"));
afterAll(() => rmSync(out, { recursive: true }));

it("ends with 130 on SIGINT, its workers gone and the report written as far as it goes", {
  timeout: 120_000,
}, async () => {
  // This adapter hangs for ever in one fixture: the run is still on when the signal comes.
  const words = ["certify", "harness/cli/testing/adapters/hangs-on-one-fixture.mjs", "--only", "PARSE-011"];
  const program = join("harness", "cli", "cliproof.mjs");
  const child = spawn(
    process.execPath,
    [program, ...words, "--fixtures", "contracts/cli/v1/examples/fixtures", "--out", out],
    {
      cwd: PROJECT_ROOT,
      stdio: ["ignore", "pipe", "pipe"],
      detached: true,
    },
  );
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (bytes) => {
      output += bytes;
    });
  }
  const ended = new Promise((resolve) => child.on("close", resolve));
  await new Promise((resolve) => setTimeout(resolve, 6000));
  const workers = childrenOf(child.pid!);
  expect(workers.length).toBeGreaterThan(0);
  child.kill("SIGINT");
  expect(await ended).toBe(130);
  expect(output).toContain("cliproof: interrupted\n");
  // What was found by then is kept, and says that it is not all.
  expect(readdirSync(out).toSorted()).toEqual(["junit.xml", "report.json", "report.md"]);
  const [adapter] = JSON.parse(readFileSync(join(out, "report.json"), "utf8")).adapters;
  expect(adapter.certified).toBe(false);
  expect(adapter.notCertified[0]).toContain("the run was interrupted");
  expect(adapter.notRun).toBeGreaterThan(0);
  // Each worker leads a group of its own.
  const groups = [child.pid!, ...workers];
  await expect.poll(() => groups.filter(groupIsAlive), { timeout: 20_000 }).toEqual([]);
});

it("leaves no stand-in alive and no temporary file when it is interrupted", {
  timeout: 120_000,
}, async () => {
  const scratch = join(out, "tmp");
  mkdirSync(scratch);
  const child = spawn(
    process.execPath,
    [join("harness", "cli", "cliproof.mjs"), "certify", "claude", "--only", "PROC-006"],
    { cwd: PROJECT_ROOT, stdio: "ignore", env: { ...process.env, TMPDIR: scratch } },
  );
  const ended = new Promise((resolve) => child.on("close", resolve));
  const standIns = () => commandLines().filter((line) => line.includes(join(scratch, "cliproof-worker-")));
  await expect.poll(() => standIns().length, { timeout: 60_000 }).toBeGreaterThan(1);
  child.kill("SIGINT");
  expect(await ended).toBe(130);
  await expect.poll(standIns, { timeout: 10_000 }).toEqual([]);
  // The TypeScript loader keeps its cache there, for the next start.
  expect(readdirSync(scratch).filter((name) => !name.startsWith("tsx-"))).toEqual([]);
});

function commandLines(): string[] {
  return spawnSync("ps", ["-eo", "args="], { encoding: "utf8" }).stdout.split("\n");
}

function childrenOf(pid: number): number[] {
  const { stdout } = spawnSync("ps", ["-o", "pid=", "--ppid", String(pid)], { encoding: "utf8" });
  return stdout.split("\n").filter(Boolean).map(Number);
}

/** Whether anybody of a process group is left. */
function groupIsAlive(pid: number): boolean {
  try {
    process.kill(-pid, 0);
    return true;
  } catch {
    return false;
  }
}
