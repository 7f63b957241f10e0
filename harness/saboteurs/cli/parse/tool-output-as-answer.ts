import { changeOutcome } from "../../kit/change-outcome.ts";
import { withoutToolResults } from "../../kit/without-tool-results.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "tool-output-as-answer",
  invariant: "INV-CLI-PARSE-002",
  fault: "Takes the last tool's output for the answer (sherifkozman/the-llm-council#42).",
  skip: withoutToolResults,
  sabotage: (adapter) =>
    changeOutcome(adapter, (outcome, seen) => {
      const result = seen.events.findLast((event) => event.kind === "tool_result");
      if (outcome.content === null || result === undefined) return outcome;
      return { ...outcome, content: String(result.output) };
    }),
} satisfies Saboteur;
