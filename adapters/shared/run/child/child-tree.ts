import { spawnSync } from "node:child_process";
import { hasVariable, type ProcessEntry, processTable } from "./process-table.ts";

/** Name of the variable by which the descendants of a run are known; its value is that run's own. */
export const RUN_MARK = "CLIPROOF_RUN";

/** Trees that no one has ended yet: they must not outlive this process. */
const living = new Set<ChildTree>();

/**
 * A child and everything it started. A child of its own process group takes most of them along; what left the group
 * (`setsid`, a daemon) is found by its ancestors and by the run's mark in its environment (INV-CLI-PROC-006).
 */
export class ChildTree {
  /** Processes seen so far: one whose parent has died is found by no walk from the root. */
  readonly #seen = new Map<number, string>();

  readonly pid: number;
  readonly mark: string;

  /**
   * @param pid the child, leader of its own group.
   * @param mark value of RUN_MARK in its environment.
   */
  constructor(pid: number, mark: string) {
    this.pid = pid;
    this.mark = mark;
    if (living.size === 0) process.on("exit", endLiving);
    living.add(this);
  }

  /** Sends a signal to every process of the tree. */
  send(signal: "SIGTERM" | "SIGKILL"): void {
    if (process.platform === "win32") {
      spawnSync("taskkill", ["/pid", String(this.pid), "/t", ...(signal === "SIGKILL" ? ["/f"] : [])]);
      return;
    }
    // Before the signal: afterwards the way from parent to child may be broken.
    const members = this.members();
    kill(-this.pid, signal);
    for (const { pid, group } of members) if (group !== this.pid) kill(pid, signal);
  }

  /** Kills what is left, also what is forked meanwhile, and forgets the tree. */
  end(): void {
    for (let round = 0; round < 3 && (round === 0 || this.isAlive()); round++) this.send("SIGKILL");
    living.delete(this);
    if (living.size === 0) process.off("exit", endLiving);
  }

  /** Whether any process of the tree is alive. */
  isAlive(): boolean {
    return this.members().length > 0;
  }

  /** The living processes of the tree. */
  members(): ProcessEntry[] {
    const table = processTable();
    const pids = new Set([this.pid]);
    // Parents may be behind their children in the table: as many rounds as it takes.
    for (let size = 0; size !== pids.size; ) {
      size = pids.size;
      for (const entry of table) if (pids.has(entry.parent) && entry.parent > 1) pids.add(entry.pid);
    }
    const members = table.filter(
      (entry) =>
        pids.has(entry.pid) ||
        entry.group === this.pid ||
        this.#seen.get(entry.pid) === entry.startedAt ||
        hasVariable(entry.pid, RUN_MARK, this.mark),
    );
    for (const { pid, startedAt } of members) this.#seen.set(pid, startedAt);
    return members;
  }
}

function endLiving(): void {
  for (const tree of living) tree.send("SIGKILL");
}

function kill(pid: number, signal: "SIGTERM" | "SIGKILL"): void {
  try {
    process.kill(pid, signal);
  } catch {
    // ESRCH: it ended by itself.
  }
}
