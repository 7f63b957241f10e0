import type { ChildTree } from "../../../../../adapters/shared/run/child/child-tree.ts";

/**
 * Stops every process of a tree where it is, and lets it go on (INV-SESSION-POLICY-006). A process that is forked at
 * this very moment is missed by the first round.
 */
export class HeldTree {
  readonly #tree: ChildTree;
  #isHeld = false;

  constructor(tree: ChildTree) {
    this.#tree = tree;
  }

  /** Its processes are stopped: none of them may run another instruction, unless it is released. */
  get isHeld(): boolean {
    return this.#isHeld;
  }

  /** @returns false on Windows, which has no signal that stops a process. */
  hold(): boolean {
    if (process.platform === "win32") return false;
    this.#isHeld = true;
    this.#send("SIGSTOP", 2);
    return true;
  }

  release(): void {
    if (!this.#isHeld) return;
    this.#isHeld = false;
    this.#send("SIGCONT", 1);
  }

  /** The group at once, since a command may be about to run; then what left it, which takes a look at all processes. */
  #send(signal: "SIGSTOP" | "SIGCONT", rounds: number): void {
    send(-this.#tree.pid, signal);
    for (let round = 0; round < rounds; round++)
      for (const { pid } of this.#tree.members()) send(pid, signal);
  }
}

function send(pid: number, signal: "SIGSTOP" | "SIGCONT"): void {
  try {
    process.kill(pid, signal);
  } catch {
    // ESRCH: it ended by itself.
  }
}
