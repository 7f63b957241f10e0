import { withShell } from "../../kit/with-shell.ts";
import type { Saboteur } from "../../saboteur.ts";

const DENIED = /KEY|TOKEN|SECRET|PASSWORD|^CLAUDE|_BASE_URL$/i;

export default {
  name: "secrets-denied-by-name",
  invariant: "INV-CLI-PROC-003",
  fault:
    "Takes secrets out by what their names sound like: the next name is missed (gethouston/houston#828).",
  sabotage: (adapter) =>
    withShell(adapter, {
      environment: (parent, _, own) => ({
        ...(Object.fromEntries(Object.entries(parent).filter(([name]) => !DENIED.test(name))) as Record<
          string,
          string
        >),
        ...own,
        TERM: "dumb",
        NO_COLOR: "1",
        CI: "true",
      }),
    }),
} satisfies Saboteur;
