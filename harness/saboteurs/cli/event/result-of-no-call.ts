import { changeEvents } from "../../kit/change-events.ts";
import { withoutToolResults } from "../../kit/without-tool-results.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "result-of-no-call",
  invariant: "INV-CLI-EVENT-002",
  fault: "Numbers results instead of naming their call (phiat/claude-esp#1).",
  skip: withoutToolResults,
  sabotage: (adapter) =>
    changeEvents(adapter, () => {
      let number = 0;
      return (event) => [
        event.kind === "tool_result" ? { ...event, tool_call_id: `result_${++number}` } : event,
      ];
    }),
} satisfies Saboteur;
