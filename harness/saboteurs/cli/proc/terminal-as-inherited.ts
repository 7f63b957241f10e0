import { childEnvironment } from "../../../../adapters/shared/run/child-environment.ts";
import { withShell } from "../../kit/with-shell.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "terminal-as-inherited",
  invariant: "INV-CLI-PROC-004",
  fault: "Lets the CLI think that it prints for a colourful terminal (nbramia/LifeOS#578).",
  sabotage: (adapter) =>
    withShell(adapter, {
      environment(parent, inherit, own) {
        const { NO_COLOR: _, CI: __, ...rest } = childEnvironment(parent, inherit, own);
        return { ...rest, TERM: parent.TERM ?? "xterm" };
      },
    }),
} satisfies Saboteur;
