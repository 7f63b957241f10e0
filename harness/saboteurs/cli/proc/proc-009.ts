import { makeError } from "../../../../adapters/shared/errors/make-error.ts";
import { withShell } from "../../kit/change-adapter.ts";
import { saboteursOf } from "../../saboteur.ts";

export default saboteursOf("INV-CLI-PROC-009", [
  {
    name: "every-failure-is-not-found",
    fault: "Reports every failed start as a CLI that is not installed (sashiko-dev/sashiko#193).",
    sabotage: (adapter) => ({
      ...adapter,
      async run(call, signal) {
        const outcome = await withShell(adapter, {}).run!(call, signal);
        if (outcome.error?.evidence !== "spawn") return outcome;
        return { ...outcome, error: makeError("cli_not_found", outcome.error.message, "spawn") };
      },
    }),
  },
  {
    name: "missing-command-unnamed",
    fault: "Reports that a command could not be started without naming it (openclaw/openclaw#119322).",
    sabotage: (adapter) => ({
      ...adapter,
      async run(call, signal) {
        const outcome = await withShell(adapter, {}).run!(call, signal);
        if (outcome.error?.kind !== "cli_not_found") return outcome;
        return { ...outcome, error: makeError("cli_not_found", "spawn failed", "spawn") };
      },
    }),
  },
]);
