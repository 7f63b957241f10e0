import type { Saboteur } from "../saboteur.ts";
import { changeEvents } from "../wrap/change-events.ts";

export default {
  name: "input-numbers-rounded",
  invariant: "INV-CLI-EVENT-002",
  fault: "Rounds the numbers in a tool's input (no public report found).",
  sabotage: (adapter) =>
    changeEvents(adapter, () => (event) => [
      event.kind === "tool_use" ? { ...event, input: rounded(event.input) } : event,
    ]),
} satisfies Saboteur;

function rounded(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value, (_, item) => (typeof item === "number" ? Math.round(item) : item)) ?? "null",
  );
}
