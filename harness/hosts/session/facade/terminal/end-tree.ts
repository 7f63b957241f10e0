import { setTimeout as sleep } from "node:timers/promises";
import type { ChildTree } from "../../../../../adapters/shared/run/child-tree.ts";
import { holdTree } from "./hold-tree.ts";

/** A look reads the table of all processes. */
const STEP_MS = 40;

/** Asks a tree to end and kills what is left after the grace. Nothing of it is alive then (INV-SESSION-STOP-001). */
export async function endTree(tree: ChildTree, graceMs: number): Promise<void> {
  tree.send("SIGTERM");
  // A process that is stopped hears SIGTERM only when it goes on.
  holdTree(tree, false);
  for (const until = performance.now() + graceMs; performance.now() < until && tree.isAlive(); )
    await sleep(STEP_MS);
  tree.end();
}
