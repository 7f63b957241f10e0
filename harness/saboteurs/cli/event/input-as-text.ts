import { changeEvents } from "../../kit/change-events.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "input-as-text",
  invariant: "INV-CLI-EVENT-002",
  fault: "Turns a tool's input into a JSON text (phiat/claude-esp#1 on other shapes).",
  sabotage: (adapter) =>
    changeEvents(adapter, () => (event) => [
      event.kind === "tool_use" ? { ...event, input: JSON.stringify(event.input) } : event,
    ]),
} satisfies Saboteur;
