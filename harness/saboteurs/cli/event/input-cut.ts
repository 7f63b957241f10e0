import { changeEvents } from "../../kit/change-events.ts";
import { mapStrings } from "../../kit/map-strings.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "input-cut",
  invariant: "INV-CLI-EVENT-002",
  fault: "Cuts the texts in a tool's input at 1000 characters (anthropics/claude-code#2904 on cut texts).",
  sabotage: (adapter) =>
    changeEvents(adapter, () => (event) => [
      event.kind === "tool_use"
        ? { ...event, input: mapStrings(event.input, (text) => text.slice(0, 1000)) }
        : event,
    ]),
} satisfies Saboteur;
