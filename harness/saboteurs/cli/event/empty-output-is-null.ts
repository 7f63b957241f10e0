import type { ActivityEvent } from "../../../../contracts/cli/v1/adapter.ts";
import { changeEvents } from "../../kit/change-events.ts";
import { someTold } from "../../kit/told-by-line.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "empty-output-is-null",
  invariant: "INV-CLI-EVENT-002",
  fault: "Reports a tool's empty output as null (MoonshotAI/kimi-cli#264 on null taken for nothing).",
  skip: (adapter) =>
    someTold(adapter, (lines) => lines.some(({ events }) => events.some(hasPlainOutput)))
      ? null
      : "no result here is plain text",
  sabotage: (adapter) =>
    changeEvents(adapter, () => (event) => [
      event.kind === "tool_result" && event.output === "" ? { ...event, output: null } : event,
    ]),
} satisfies Saboteur;

function hasPlainOutput(event: ActivityEvent): boolean {
  return event.kind === "tool_result" && typeof event.output === "string";
}
