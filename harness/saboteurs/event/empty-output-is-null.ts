import type { Saboteur } from "../saboteur.ts";
import { changeEvents } from "../wrap/change-events.ts";
import { withoutToolResults } from "../wrap/without-tool-results.ts";

export default {
  name: "empty-output-is-null",
  invariant: "INV-CLI-EVENT-002",
  fault: "Reports a tool's empty output as null (MoonshotAI/kimi-cli#264 on null taken for nothing).",
  skip: withoutToolResults,
  sabotage: (adapter) =>
    changeEvents(adapter, () => (event) => [
      event.kind === "tool_result" && event.output === "" ? { ...event, output: null } : event,
    ]),
} satisfies Saboteur;
