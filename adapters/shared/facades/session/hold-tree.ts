import type { ChildTree } from "../../run/child-tree.ts";

/**
 * Stops every process of a tree where it is, or lets it go on (INV-SESSION-POLICY-006). A process that is forked at this
 * very moment is missed by the first round.
 *
 * @returns false on Windows, which has no such signals.
 */
export function holdTree(tree: ChildTree, isHeld: boolean): boolean {
  if (process.platform === "win32") return false;
  for (let round = 0; round < 2; round++) {
    for (const { pid } of tree.members()) {
      try {
        process.kill(pid, isHeld ? "SIGSTOP" : "SIGCONT");
      } catch {
        // ESRCH: it ended by itself.
      }
    }
  }
  return true;
}
