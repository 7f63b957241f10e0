import { changeEvents } from "../../kit/change-events.ts";
import { withoutClaim } from "../../kit/claims.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "session-event-lost",
  invariant: "INV-CLI-EVENT-001",
  fault: "Reports the session at the end only, never as an event (no public report found).",
  skip: withoutClaim("streaming", "sessions"),
  sabotage: (adapter) => changeEvents(adapter, () => (event) => (event.kind === "session" ? [] : [event])),
} satisfies Saboteur;
