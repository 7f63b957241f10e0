import type { ActivityEvent } from "../../../../contracts/cli/v1/adapter.ts";
import { changeEvents } from "../../kit/change-events.ts";
import { withoutClaim } from "../../kit/claims.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "unknown-kind",
  invariant: "INV-CLI-EVENT-001",
  fault:
    "Passes on an event of a kind that the contract does not have (lezli01/vincent#268 on unknown items).",
  skip: withoutClaim("sessions"),
  sabotage: (adapter) =>
    changeEvents(adapter, () => (event) => {
      const unknown = { ...event, kind: "usage" } as unknown as ActivityEvent;
      return event.kind === "session" ? [event, unknown] : [event];
    }),
} satisfies Saboteur;
