import { withShell } from "../../kit/with-shell.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "environment-passed-whole",
  invariant: "INV-CLI-PROC-003",
  fault: "Spreads the parent's whole environment into the child's (jikig-ai/soleur#872).",
  sabotage: (adapter) =>
    withShell(adapter, {
      environment: (parent, _, own) => ({
        ...(parent as Record<string, string>),
        ...own,
        TERM: "dumb",
        NO_COLOR: "1",
        CI: "true",
      }),
    }),
} satisfies Saboteur;
