import type { Saboteur } from "../saboteur.ts";
import { changeEvents } from "../wrap/change-events.ts";
import { withoutClaim } from "../wrap/claims.ts";
import { recordedShapes } from "../wrap/recorded-shapes.ts";

export default {
  name: "session-event-bare",
  invariant: "INV-CLI-EVENT-001",
  fault: "Tells the id of a session and leaves out its model and folder (no public report found).",
  skip: (adapter) => {
    const shapes = recordedShapes(adapter);
    if (!shapes.holdsText("cwd") && !shapes.holdsText("model")) return "no record shows more than the id";
    return withoutClaim("streaming", "sessions")(adapter);
  },
  sabotage: (adapter) =>
    changeEvents(adapter, () => (event) => [
      event.kind === "session" ? { kind: "session", id: event.id ?? null } : event,
    ]),
} satisfies Saboteur;
