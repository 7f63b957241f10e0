import type { ActivityEvent } from "../../../../contracts/cli/v1/adapter.ts";
import { withoutToolResults } from "../../kit/without-tool-results.ts";
import { wrapParser } from "../../kit/wrap-parser.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "results-at-the-end",
  invariant: "INV-CLI-EVENT-003",
  fault:
    "Hands on the results of tools when the run is over (CryptoJym/ai-agent-village-monitor, BaseAdapter).",
  skip: withoutToolResults,
  sabotage: (adapter) =>
    wrapParser(adapter, () => {
      const held: ActivityEvent[] = [];
      return {
        events: (events) =>
          events.filter((event) => {
            if (event.kind === "tool_result") held.push(event);
            return event.kind !== "tool_result";
          }),
        heldEvents: () => held,
      };
    }),
} satisfies Saboteur;
