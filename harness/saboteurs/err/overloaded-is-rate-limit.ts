import type { Saboteur } from "../saboteur.ts";
import { changeOutcome } from "../wrap/change-outcome.ts";
import { someFixture } from "../wrap/corpus-fixtures.ts";
import { reclassified } from "../wrap/verdicts.ts";

export default {
  name: "overloaded-is-rate-limit",
  invariant: "INV-CLI-ERR-002",
  fault:
    "Takes an overloaded server for a rate limit of the caller's (Intense-Visions/harness-engineering#164).",
  skip: (adapter) =>
    someFixture(adapter, ({ stdout, expected }) => expected.status === "error" && /\b529\b/.test(stdout))
      ? null
      : "no fixture shows status 529",
  sabotage: (adapter) =>
    changeOutcome(adapter, (outcome) =>
      outcome.error?.kind === "overloaded" ? reclassified(outcome, "rate_limited") : outcome,
    ),
} satisfies Saboteur;
