import { changeOutcome } from "../../kit/change-outcome.ts";
import { withoutClaim } from "../../kit/claims.ts";
import { someFixture } from "../../kit/corpus-fixtures.ts";
import { isRecord, type JsonRecord } from "../../kit/json-record.ts";
import { valuesOf } from "../../kit/seen-run.ts";
import type { Saboteur } from "../../saboteur.ts";

function firstSession(records: readonly JsonRecord[]): string | undefined {
  return ["session_id", "sessionID", "thread_id"]
    .flatMap((key) => valuesOf(records, key))
    .find((value) => typeof value === "string");
}

export default {
  name: "first-session-named",
  invariant: "INV-CLI-SESSION-001",
  fault: "Keeps the session of the first record, although a later turn had another (no public report found).",
  skip: (adapter) =>
    someFixture(adapter, ({ records, expected: { session } }) => {
      const first = firstSession(records);
      return (
        isRecord(session) && typeof session.id === "string" && first !== undefined && first !== session.id
      );
    })
      ? withoutClaim("sessions")(adapter)
      : "no fixture has two sessions",
  sabotage: (adapter) =>
    changeOutcome(adapter, (outcome, seen) => {
      const id = firstSession(seen.records());
      return outcome.session?.id == null || id === undefined
        ? outcome
        : { ...outcome, session: { ...outcome.session, id } };
    }),
} satisfies Saboteur;
