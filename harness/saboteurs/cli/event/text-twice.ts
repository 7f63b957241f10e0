import { changeEvents } from "../../kit/change-events.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "text-twice",
  invariant: "INV-CLI-EVENT-004",
  fault: "Reports each text twice, once from its delta and once from the whole (paperclipai/paperclip#1612).",
  sabotage: (adapter) =>
    changeEvents(adapter, () => (event) => (event.kind === "assistant_text" ? [event, event] : [event])),
} satisfies Saboteur;
