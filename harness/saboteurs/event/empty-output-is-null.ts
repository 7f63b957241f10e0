import type { Saboteur } from "../saboteur.ts";
import { changeEvents } from "../wrap/change-events.ts";

export default {
  name: "empty-output-is-null",
  invariant: "INV-CLI-EVENT-002",
  fault: "Reports a tool's empty output as null (MoonshotAI/kimi-cli#264 on null taken for nothing).",
  sabotage: (adapter) =>
    changeEvents(adapter, () => (event) => [
      event.kind === "tool_result" && event.output === "" ? { ...event, output: null } : event,
    ]),
} satisfies Saboteur;
