import { jsonRecord } from "../../../adapters/shared/framing/json-record.ts";
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
  // Some CLIs print the arguments of a call as JSON in a string.
  const arguments_ = typeof value === "string" ? jsonRecord(value) : null;
  if (arguments_ !== null) return JSON.stringify(rounded(arguments_));
  return JSON.parse(
    JSON.stringify(value, (_, item) => (typeof item === "number" ? Math.round(item) : item)) ?? "null",
  );
}
