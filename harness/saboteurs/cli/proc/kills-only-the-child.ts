import { childOnlyTree } from "../../kit/child-only-tree.ts";
import { withShell } from "../../kit/with-shell.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "kills-only-the-child",
  invariant: "INV-CLI-PROC-006",
  fault: "Ends the process that it started and none of those which that one started (qf-studio/pilot#4503).",
  sabotage: (adapter) => withShell(adapter, { tree: childOnlyTree }),
} satisfies Saboteur;
