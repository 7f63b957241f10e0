import { changeEvents } from "../../kit/change-events.ts";
import { someTold, type ToldLine } from "../../kit/told-by-line.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "input-numbers-rounded",
  invariant: "INV-CLI-EVENT-002",
  fault: "Rounds the numbers in a tool's input (no public report found).",
  skip: (adapter) =>
    someTold(adapter, holdsValues)
      ? null
      : "the input of a call is JSON in a string, where the check puts no numbers",
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

function holdsValues(lines: readonly ToldLine[]): boolean {
  const events = lines.flatMap((line) => line.events);
  return events.some((event) => event.kind === "tool_use" && typeof event.input === "object");
}
