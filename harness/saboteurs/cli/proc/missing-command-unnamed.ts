import { makeError } from "../../../../adapters/shared/errors/make-error.ts";
import { withShell } from "../../kit/with-shell.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "missing-command-unnamed",
  invariant: "INV-CLI-PROC-009",
  fault: "Tells that something could not be started, and not what (openclaw/openclaw#119322).",
  sabotage: (adapter) => ({
    ...adapter,
    async run(call, signal) {
      const outcome = await withShell(adapter, {}).run!(call, signal);
      if (outcome.error?.kind !== "cli_not_found") return outcome;
      return { ...outcome, error: makeError("cli_not_found", "spawn failed", "spawn") };
    },
  }),
} satisfies Saboteur;
