import { changeOutcome } from "../../kit/change-outcome.ts";
import { withoutClaim } from "../../kit/claims.ts";
import { withoutRecords } from "../../kit/skip.ts";
import { withoutSecondMessage } from "../../kit/without-second-message.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "messages-capped",
  invariant: "INV-CLI-PARSE-002",
  fault: "Keeps the first fifty messages and drops the rest (no public report found).",
  skip: (adapter) =>
    withoutRecords(adapter) ?? withoutClaim("streaming")(adapter) ?? withoutSecondMessage(adapter),
  sabotage: (adapter) =>
    changeOutcome(adapter, (outcome) => ({ ...outcome, messages: outcome.messages.slice(0, 50) })),
} satisfies Saboteur;
