import { makeError } from "../../../../adapters/shared/errors/make-error.ts";
import { withShell } from "../../kit/with-shell.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "every-failure-is-not-found",
  invariant: "INV-CLI-PROC-009",
  fault: "Says that the CLI is not installed, whatever kept it from starting (sashiko-dev/sashiko#193).",
  sabotage: (adapter) => ({
    ...adapter,
    async run(call, signal) {
      const outcome = await withShell(adapter, {}).run!(call, signal);
      if (outcome.error?.evidence !== "spawn") return outcome;
      return { ...outcome, error: makeError("cli_not_found", outcome.error.message, "spawn") };
    },
  }),
} satisfies Saboteur;
