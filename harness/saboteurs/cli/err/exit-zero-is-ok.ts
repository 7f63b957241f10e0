import { changeOutcome } from "../../kit/change-outcome.ts";
import { asOk, lastText } from "../../kit/verdicts.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "exit-zero-is-ok",
  invariant: "INV-CLI-ERR-001",
  fault: "Passes an error record over because the exit code is 0 (anomalyco/opencode#14551).",
  sabotage: (adapter) =>
    changeOutcome(adapter, (outcome, { exit }) =>
      outcome.status === "error" && exit.code === 0 ? asOk(outcome, lastText(outcome)) : outcome,
    ),
} satisfies Saboteur;
