import { changeEvents } from "../../kit/change-events.ts";
import { withoutClaim } from "../../kit/claims.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "session-event-of-another",
  invariant: "INV-CLI-EVENT-001",
  fault: "Makes an id of its own for the session event (no public report found).",
  skip: withoutClaim("streaming", "sessions"),
  sabotage: (adapter) =>
    changeEvents(adapter, () => (event) => [
      event.kind === "session" ? { ...event, id: "00000000-0000-4000-8000-00000000dead" } : event,
    ]),
} satisfies Saboteur;
