import { changeOutcome } from "../../kit/change-outcome.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "exit-not-reported",
  invariant: "INV-CLI-ERR-001",
  fault: "Reports exit code 0 whatever the process ended with (gabrielkoerich/orch#3197).",
  sabotage: (adapter) =>
    changeOutcome(adapter, (outcome) => ({ ...outcome, exit: { ...outcome.exit, code: 0, signal: null } })),
} satisfies Saboteur;
