import { changeEvents } from "../../kit/change-events.ts";
import { withoutClaim } from "../../kit/claims.ts";
import { type CorpusFixture, someFixture } from "../../kit/corpus-fixtures.ts";
import { isRecord } from "../../kit/json-record.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "session-event-bare",
  invariant: "INV-CLI-EVENT-001",
  fault: "Tells the id of a session and leaves out its model and folder (no public report found).",
  skip: (adapter) =>
    someFixture(adapter, showsMoreThanId)
      ? withoutClaim("streaming", "sessions")(adapter)
      : "no record that has a session's id shows more of it",
  sabotage: (adapter) =>
    changeEvents(adapter, () => (event) => [
      event.kind === "session" ? { kind: "session", id: event.id ?? null } : event,
    ]),
} satisfies Saboteur;

function showsMoreThanId({ expected, records }: CorpusFixture): boolean {
  const id = isRecord(expected.session) ? expected.session.id : undefined;
  return records.some(
    (record) =>
      typeof id === "string" &&
      Object.values(record).includes(id) &&
      (typeof record.model === "string" || typeof record.cwd === "string"),
  );
}
