import { changeEvents } from "../../kit/change-events.ts";
import { withoutClaim } from "../../kit/claims.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "thinking-cut",
  invariant: "INV-CLI-EVENT-001",
  fault: "Cuts a thought at 1000 characters (anthropics/claude-code#2904 on cut texts).",
  skip: withoutClaim("streaming", "thinking"),
  sabotage: (adapter) =>
    changeEvents(adapter, () => (event) => [
      event.kind === "thinking" ? { ...event, text: event.text.slice(0, 1000) } : event,
    ]),
} satisfies Saboteur;
