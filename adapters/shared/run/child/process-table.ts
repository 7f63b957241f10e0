import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";

/** One living process. */
export interface ProcessEntry {
  pid: number;
  parent: number;
  group: number;
  /** With the pid it names a process: pids are used again. */
  startedAt: string;
}

/** All living processes that this user may see; empty on Windows. A zombie is not living. */
export function processTable(): ProcessEntry[] {
  if (process.platform === "win32") return [];
  try {
    return readdirSync("/proc").flatMap((name) => (/^\d+$/.test(name) ? fromProc(Number(name)) : []));
  } catch {
    return fromPs();
  }
}

/** True when the process was started with this variable in its environment. Always false where there is no /proc. */
export function hasVariable(pid: number, name: string, value: string): boolean {
  try {
    return readFileSync(`/proc/${pid}/environ`, "utf8").split("\0").includes(`${name}=${value}`);
  } catch {
    // It is gone, or another user's.
    return false;
  }
}

function fromProc(pid: number): ProcessEntry[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The name in parentheses may hold anything; the fields behind it are numbers, but for the state.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    if (fields[0] === "Z" || fields[0] === "X") return [];
    return [{ pid, parent: Number(fields[1]), group: Number(fields[2]), startedAt: String(fields[19]) }];
  } catch {
    return [];
  }
}

function fromPs(): ProcessEntry[] {
  try {
    const output = execFileSync("ps", ["-axo", "pid=,ppid=,pgid=,stat=,lstart="], { encoding: "utf8" });
    return output.split("\n").flatMap((line) => {
      const [pid, parent, group, state, ...startedAt] = line.trim().split(/\s+/);
      if (pid === undefined || state === undefined || state.startsWith("Z")) return [];
      return [
        { pid: Number(pid), parent: Number(parent), group: Number(group), startedAt: startedAt.join(" ") },
      ];
    });
  } catch {
    return [];
  }
}
