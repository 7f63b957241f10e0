import { setTimeout as sleep } from "node:timers/promises";

const STEP_MS = 20;
const MOST_MS = 10_000;

/** Waits until something holds; gives up after 10 s, and lets the caller find out what is missing. */
export async function waitFor(holds: () => Promise<boolean>): Promise<void> {
  const until = performance.now() + MOST_MS;
  while (!(await holds()) && performance.now() < until) await sleep(STEP_MS);
}
