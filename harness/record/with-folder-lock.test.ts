import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, expect, it } from "vitest";
import { withFolderLock } from "./with-folder-lock.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "cliproof-test-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it("admits no second caller while one is working", async () => {
  const lock = join(folder, "lock");
  let inside = 0;
  let most = 0;
  const work = async () => {
    inside += 1;
    most = Math.max(most, inside);
    await sleep(20);
    inside -= 1;
  };
  await Promise.all([withFolderLock(lock, work), withFolderLock(lock, work)]);
  expect(most).toBe(1);
  expect(existsSync(lock)).toBe(false);
});

it("takes over what a dead process left", async () => {
  const lock = join(folder, "lock");
  mkdirSync(lock);
  // No process has a number so large.
  writeFileSync(join(lock, "pid"), "999999999");
  expect(await withFolderLock(lock, async () => "done")).toBe("done");
});
