import { setTimeout as sleep } from "node:timers/promises";

const STEP_MS = 20;
const MAX_MS = 10_000;

/**
 * Waits until something holds.
 *
 * @returns false when it does not within the time: the caller finds out what is missing.
 */
export async function waitUntil(
  holds: () => boolean | Promise<boolean>,
  mostMs: number = MAX_MS,
): Promise<boolean> {
  for (const end = performance.now() + mostMs; ; await sleep(STEP_MS)) {
    if (await holds()) return true;
    if (performance.now() >= end) return false;
  }
}
