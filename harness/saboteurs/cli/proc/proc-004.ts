import { childEnvironment } from "../../../../adapters/shared/run/child/child-environment.ts";
import { withShell } from "../../kit/change-adapter.ts";
import { saboteursOf } from "../../saboteur.ts";

export default saboteursOf("INV-CLI-PROC-004", [
  {
    name: "nesting-guard-inherited",
    fault: "Hands down CLAUDECODE, and the child refuses to start (The-Vibe-Company/companion#241).",
    sabotage: (adapter) =>
      withShell(adapter, {
        environment: (parent, inherit, own) => childEnvironment(parent, [...inherit, "CLAUDECODE"], own),
      }),
  },
  {
    name: "terminal-as-inherited",
    fault: "Lets the CLI think that it prints for a colourful terminal (nbramia/LifeOS#578).",
    sabotage: (adapter) =>
      withShell(adapter, {
        environment(parent, inherit, own) {
          const { NO_COLOR: _, CI: __, ...rest } = childEnvironment(parent, inherit, own);
          return { ...rest, TERM: parent.TERM ?? "xterm" };
        },
      }),
  },
]);
