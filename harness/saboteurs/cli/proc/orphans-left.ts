import { ChildTree } from "../../../../adapters/shared/run/child-tree.ts";
import { withShell } from "../../kit/with-shell.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "orphans-left",
  invariant: "INV-CLI-PROC-011",
  fault: "Leaves what a CLI left behind when that CLI ended by itself (berenddeboer/ready-for-agent#516).",
  sabotage: (adapter) =>
    withShell(adapter, {
      tree(child, mark) {
        const tree = new ChildTree(child.pid ?? 0, mark);
        return { send: (signal) => tree.send(signal), isAlive: () => tree.isAlive(), end() {} };
      },
    }),
} satisfies Saboteur;
