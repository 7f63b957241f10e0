import type { Saboteur } from "../saboteur.ts";
import { childOnlyTree } from "../wrap/child-only-tree.ts";
import { withShell } from "../wrap/with-shell.ts";

export default {
  name: "kills-only-the-child",
  invariant: "INV-CLI-PROC-006",
  fault: "Ends the process that it started and none of those which that one started (qf-studio/pilot#4503).",
  sabotage: (adapter) => withShell(adapter, { tree: childOnlyTree }),
} satisfies Saboteur;
