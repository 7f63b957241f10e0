import { readFileSync } from "node:fs";

/** Whether a process is there and no zombie. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  try {
    return !/^\d+ \(.*\) Z/s.test(readFileSync(`/proc/${pid}/stat`, "utf8"));
  } catch {
    // No such folder on this system: what kill says has to do.
    return process.platform !== "linux";
  }
}
