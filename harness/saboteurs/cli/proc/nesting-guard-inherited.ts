import { childEnvironment } from "../../../../adapters/shared/run/child-environment.ts";
import { withShell } from "../../kit/with-shell.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "nesting-guard-inherited",
  invariant: "INV-CLI-PROC-004",
  fault: "Hands down CLAUDECODE, and the child refuses to start (The-Vibe-Company/companion#241).",
  sabotage: (adapter) =>
    withShell(adapter, {
      environment: (parent, inherit, own) => childEnvironment(parent, [...inherit, "CLAUDECODE"], own),
    }),
} satisfies Saboteur;
