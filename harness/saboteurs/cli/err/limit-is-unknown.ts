import { changeOutcome } from "../../kit/change-outcome.ts";
import { someFixture } from "../../kit/corpus-fixtures.ts";
import { isRecord } from "../../kit/json-record.ts";
import { reclassified } from "../../kit/verdicts.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "limit-is-unknown",
  invariant: "INV-CLI-ERR-002",
  fault: "Does not tell a turn limit from any other failure of its category (no public report found).",
  skip: (adapter) =>
    someFixture(adapter, ({ expected: { error } }) => isRecord(error) && error.kind === "max_turns")
      ? null
      : "no fixture is known to end at a turn limit",
  sabotage: (adapter) =>
    changeOutcome(adapter, (outcome) =>
      outcome.error?.kind === "max_turns" ? reclassified(outcome, "unknown") : outcome,
    ),
} satisfies Saboteur;
