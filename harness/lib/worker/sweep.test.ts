import { spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { livingProcesses } from "../living-processes.ts";
import { claimFolder, sweepLeftovers, TEMP_PREFIX } from "./sweep.ts";
import { WORKER_MARK } from "./worker-messages.ts";

const folder = mkdtempSync(join(tmpdir(), "cliproof-sweep-"));
afterAll(() => rmSync(folder, { recursive: true }));

function made(name: string): string {
  const path = join(folder, `${TEMP_PREFIX}${name}`);
  mkdirSync(path);
  return path;
}

it("ends what a killed certify left, and leaves alone what is in use", async () => {
  const mark = "a-mark-of-a-test";
  const dead = made("dead");
  writeFileSync(join(dead, "owner.json"), JSON.stringify({ pid: 2 ** 30, startedAt: "1", mark }));
  const orphan = spawn(process.execPath, ["-e", "setTimeout(() => {}, 60000)"], {
    env: { ...process.env, [WORKER_MARK]: mark },
    stdio: "ignore",
  });
  const used = made("used");
  claimFolder(used, "another-mark");
  const strange = made("strange");
  await new Promise((resolve) => orphan.once("spawn", resolve));
  await expect.poll(async () => (await livingProcesses([orphan.pid!], 0)).length).toBe(1);
  sweepLeftovers(folder);
  expect([dead, used, strange].map((path) => existsSync(path))).toEqual([false, true, true]);
  expect(await livingProcesses([orphan.pid!], 3000)).toEqual([]);
});
