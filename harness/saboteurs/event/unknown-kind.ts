import type { ActivityEvent } from "../../../contracts/cli/v1/adapter.ts";
import type { Saboteur } from "../saboteur.ts";
import { changeEvents } from "../wrap/change-events.ts";
import { withoutSessions } from "../wrap/without-sessions.ts";

export default {
  name: "unknown-kind",
  invariant: "INV-CLI-EVENT-001",
  fault:
    "Passes on an event of a kind that the contract does not have (lezli01/vincent#268 on unknown items).",
  skip: withoutSessions,
  sabotage: (adapter) =>
    changeEvents(adapter, () => (event) => {
      const unknown = { ...event, kind: "usage" } as unknown as ActivityEvent;
      return event.kind === "session" ? [event, unknown] : [event];
    }),
} satisfies Saboteur;
