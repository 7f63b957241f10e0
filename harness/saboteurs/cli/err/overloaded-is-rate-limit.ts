import { allowedInError } from "../../../facts/expected-values.ts";
import { changeOutcome } from "../../kit/change-outcome.ts";
import { type CorpusFixture, someFixture } from "../../kit/corpus-fixtures.ts";
import { reclassified } from "../../kit/verdicts.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "overloaded-is-rate-limit",
  invariant: "INV-CLI-ERR-002",
  fault:
    "Takes an overloaded server for a rate limit of the caller's (Intense-Visions/harness-engineering#164).",
  skip: (adapter) =>
    someFixture(adapter, isOverloaded)
      ? null
      : "no fixture is known to be an overloaded server and nothing else",
  sabotage: (adapter) =>
    changeOutcome(adapter, (outcome) =>
      outcome.error?.kind === "overloaded" ? reclassified(outcome, "rate_limited") : outcome,
    ),
} satisfies Saboteur;

function isOverloaded({ expected }: CorpusFixture): boolean {
  const kinds = allowedInError(expected, "kind");
  const isNothingElse = kinds.length > 0 && kinds.every((kind) => kind === "overloaded");
  return isNothingElse || allowedInError(expected, "httpStatus").includes(529);
}
