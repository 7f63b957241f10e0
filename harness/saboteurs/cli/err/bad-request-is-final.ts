import { changeOutcome } from "../../kit/change-outcome.ts";
import { someFixture } from "../../kit/corpus-fixtures.ts";
import { isRecord } from "../../kit/json-record.ts";
import { reclassified } from "../../kit/verdicts.ts";
import type { Saboteur } from "../../saboteur.ts";

/** A status 400 whose words are known to mean something else. */
const tellsMore = ({ httpStatus, category, kind }: Record<string, unknown>) =>
  httpStatus === 400 && (category === "quota" || kind === "context_exceeded");

export default {
  name: "bad-request-is-final",
  invariant: "INV-CLI-ERR-002",
  fault:
    "Takes every status 400 for a malformed request, whatever the body says (anthropics/claude-code#4208).",
  skip: (adapter) =>
    someFixture(adapter, ({ expected: { error } }) => isRecord(error) && tellsMore(error))
      ? null
      : "no fixture is known for more than its status 400",
  sabotage: (adapter) =>
    changeOutcome(adapter, (outcome) =>
      outcome.error?.httpStatus === 400 ? reclassified(outcome, "invalid_request") : outcome,
    ),
} satisfies Saboteur;
