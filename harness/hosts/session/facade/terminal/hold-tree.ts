import type { ChildTree } from "../../../../../adapters/shared/run/child/child-tree.ts";

/**
 * Stops every process of a tree where it is, or lets it go on (INV-SESSION-POLICY-006). A process that is forked at
 * this very moment is missed by the first round.
 *
 * @returns false on Windows, which has no such signals.
 */
export function holdTree(tree: ChildTree, isHeld: boolean): boolean {
  if (process.platform === "win32") return false;
  const signal = isHeld ? "SIGSTOP" : "SIGCONT";
  // The group at once, since a command may be about to run; then what left it, which takes a look at all processes.
  send(-tree.pid, signal);
  for (let round = 0; round < (isHeld ? 2 : 1); round++)
    for (const { pid } of tree.members()) send(pid, signal);
  return true;
}

function send(pid: number, signal: "SIGSTOP" | "SIGCONT"): void {
  try {
    process.kill(pid, signal);
  } catch {
    // ESRCH: it ended by itself.
  }
}
