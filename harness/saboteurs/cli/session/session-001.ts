import { isRecord } from "../../../lib/json.ts";
import { changeCodec } from "../../kit/change-adapter.ts";
import { changeOutcome } from "../../kit/change-outcome.ts";
import { someFixture } from "../../kit/corpus-fixtures.ts";
import type { JsonRecord } from "../../kit/json-record.ts";
import { valuesOf } from "../../kit/seen-run.ts";
import { withoutClaim, withoutSessionCodec } from "../../kit/skip.ts";
import { saboteursOf } from "../../saboteur.ts";

function firstSession(records: readonly JsonRecord[]): string | undefined {
  return ["session_id", "sessionID", "thread_id"]
    .flatMap((key) => valuesOf(records, key))
    .find((value) => typeof value === "string");
}

export default saboteursOf("INV-CLI-SESSION-001", [
  {
    name: "codec-accepts-anything",
    fault: "Makes a session from any stored value (BloopAI/vibe-kanban#1392 on ids of another origin).",
    skip: withoutSessionCodec,
    sabotage: (adapter) =>
      changeCodec(adapter, (codec) => ({
        deserialize: (state) => codec.deserialize(state) ?? { id: String(state) },
      })),
  },
  {
    name: "codec-loses-id",
    fault: "Stores the session without its id (BloopAI/vibe-kanban#658).",
    skip: withoutSessionCodec,
    sabotage: (adapter) =>
      changeCodec(adapter, (codec) => ({
        serialize: (outcome) => (codec.serialize(outcome) === null ? null : { savedAt: 0 }),
      })),
  },
  {
    name: "codec-not-json-safe",
    fault: "Stores something that JSON does not keep (sliamh11/Deus#592 on ids written back).",
    skip: withoutSessionCodec,
    sabotage: (adapter) =>
      changeCodec(adapter, (codec) => ({
        serialize(outcome) {
          const state = codec.serialize(outcome);
          return state === null ? null : { ...state, savedAt: new Date(0) as unknown as string };
        },
      })),
  },
  {
    name: "codec-throws-on-garbage",
    fault: "Does not validate the stored session (BloopAI/vibe-kanban#1392 on ids of another origin).",
    skip: withoutSessionCodec,
    sabotage: (adapter) =>
      changeCodec(adapter, (codec) => ({
        deserialize(state) {
          void (state as JsonRecord).id;
          return codec.deserialize(state);
        },
      })),
  },
  {
    name: "first-session-named",
    fault:
      "Keeps the session of the first record, although a later turn had another (no public report found).",
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
  },
]);
