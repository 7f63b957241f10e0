import { changeOutcome } from "../../kit/change-outcome.ts";
import { withoutRecords } from "../../kit/skip.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "whole-stdout-as-answer",
  invariant: "INV-CLI-PARSE-002",
  fault: "Returns the record stream itself as the answer (andrewevans0102/reygent, codex.ts).",
  skip: withoutRecords,
  sabotage: (adapter) =>
    changeOutcome(adapter, (outcome, seen) => ({
      ...outcome,
      content: outcome.content === null ? null : seen.text("out"),
    })),
} satisfies Saboteur;
