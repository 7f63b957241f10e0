import type { Saboteur } from "../saboteur.ts";
import { changeOutcome } from "../wrap/change-outcome.ts";
import { withoutClaim } from "../wrap/claims.ts";
import { withoutRecords } from "../wrap/skip.ts";
import { withoutSecondMessage } from "../wrap/without-second-message.ts";

export default {
  name: "messages-capped",
  invariant: "INV-CLI-PARSE-002",
  fault: "Keeps the first fifty messages and drops the rest (no public report found).",
  skip: (adapter) =>
    withoutRecords(adapter) ?? withoutClaim("streaming")(adapter) ?? withoutSecondMessage(adapter),
  sabotage: (adapter) =>
    changeOutcome(adapter, (outcome) => ({ ...outcome, messages: outcome.messages.slice(0, 50) })),
} satisfies Saboteur;
