import { changeOutcome } from "../../kit/change-outcome.ts";
import { withoutRecords } from "../../kit/skip.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "answer-trimmed",
  invariant: "INV-CLI-PARSE-002",
  fault: "Trims the white space that the model put round its answer; no public report found.",
  skip: withoutRecords,
  sabotage: (adapter) =>
    changeOutcome(adapter, (outcome) => ({ ...outcome, content: outcome.content?.trim() ?? null })),
} satisfies Saboteur;
