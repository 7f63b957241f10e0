import { spawnSync } from "node:child_process";

/** Whether the Python examples can be run here: a bare machine needs only Node, and everything else runs there. */
export function hasPython(): boolean {
  return spawnSync("python3", ["--version"], { stdio: "ignore" }).status === 0;
}
