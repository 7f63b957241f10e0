import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { onInterrupt } from "../lib/interrupt.ts";
import { removeSync } from "./recording-folders.ts";

const STEP_MS = 200;
/** The holder writes its number at once; a lock without one for so long was left by a process that died. */
const NAMELESS_MS = 5_000;

/**
 * Does something while no other process does it. A lock that a dead process left is taken over.
 *
 * @param folder of the lock: it exists while the lock is held. Its parent must be there.
 */
export async function withFolderLock<T>(folder: string, work: () => Promise<T>): Promise<T> {
  await take(folder);
  const stop = onInterrupt(() => removeSync(folder));
  try {
    await writeFile(join(folder, "pid"), String(process.pid));
    return await work();
  } finally {
    stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function take(folder: string): Promise<void> {
  let namelessSince: number | null = null;
  for (;;) {
    const made = await mkdir(folder).then(
      () => true,
      (thrown: NodeJS.ErrnoException) => {
        if (thrown.code === "EEXIST") return false;
        throw thrown;
      },
    );
    if (made) return;
    const holder = await readFile(join(folder, "pid"), "utf8").catch(() => null);
    namelessSince = holder ? null : (namelessSince ?? performance.now());
    const isLeft = holder ? !isAlive(Number(holder)) : performance.now() - (namelessSince ?? 0) > NAMELESS_MS;
    if (isLeft) await rm(folder, { recursive: true, force: true });
    else await sleep(STEP_MS);
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (thrown) {
    return (thrown as NodeJS.ErrnoException).code === "EPERM";
  }
}
