import { stripVTControlCharacters } from "node:util";
import { changeEvents } from "../../kit/change-events.ts";
import { withoutClaim } from "../../kit/claims.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "thinking-tidied",
  invariant: "INV-CLI-EVENT-001",
  fault: "Trims a thought and takes colours out of it (no public report found).",
  skip: withoutClaim("streaming", "thinking"),
  sabotage: (adapter) =>
    changeEvents(adapter, () => (event) => [
      event.kind === "thinking" ? { ...event, text: stripVTControlCharacters(event.text).trim() } : event,
    ]),
} satisfies Saboteur;
