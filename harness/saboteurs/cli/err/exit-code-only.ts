import { changeOutcome } from "../../kit/change-outcome.ts";
import { asError, asOk, lastText } from "../../kit/verdicts.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "exit-code-only",
  invariant: "INV-CLI-ERR-001",
  fault: "Takes the verdict from the exit code alone (kcsinclair/kaos-control#14).",
  sabotage: (adapter) =>
    changeOutcome(adapter, (outcome, { exit }) => {
      if (exit.code === 0) return outcome.status === "ok" ? outcome : asOk(outcome, lastText(outcome));
      return outcome.status === "error" ? outcome : asError(outcome, "unknown", "the CLI failed", "exit");
    }),
} satisfies Saboteur;
