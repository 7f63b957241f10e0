import type { ActivityEvent } from "../../../../contracts/cli/v1/adapter.ts";
import { changeOutcome } from "../../kit/change-outcome.ts";
import { withoutRecords, withoutTextBeside } from "../../kit/skip.ts";
import { lastText } from "../../kit/verdicts.ts";
import { wrapParser } from "../../kit/wrap-parser.ts";
import { saboteursOf } from "../../saboteur.ts";

/** Faults of the list of messages: what the answer alone does not show. */
export default saboteursOf("INV-CLI-PARSE-002", [
  {
    name: "messages-without-the-answer",
    fault: "Keeps every text in messages but the one that is the answer (no public report found).",
    skip: withoutRecords,
    sabotage: (adapter) =>
      changeOutcome(adapter, (outcome) => ({
        ...outcome,
        messages: outcome.messages.filter((text) => text !== outcome.content),
      })),
  },
  {
    name: "text-before-empty-answer",
    fault: "Reports an earlier text as the answer where the last message is empty (no public report found).",
    skip: withoutTextBeside,
    sabotage: (adapter) =>
      changeOutcome(adapter, (outcome) =>
        outcome.content === "" ? { ...outcome, content: lastText(outcome) } : outcome,
      ),
  },
  {
    name: "words-and-the-whole",
    fault:
      "Keeps the pieces of the answer in messages, and the whole of it behind them (purplefish-ai/factory-factory#831).",
    skip: withoutRecords,
    sabotage: (adapter) =>
      changeOutcome(adapter, (outcome) => {
        const answer = outcome.messages.at(-1);
        if (outcome.status !== "ok" || answer === undefined) return outcome;
        const pieces = [...outcome.messages.slice(0, -1), ...answer.split(/(?<= )/)];
        return { ...outcome, messages: [...pieces, answer] };
      }),
  },
  {
    name: "every-text-said-twice",
    fault:
      "Reports each text from its deltas and again from the whole, in messages and events alike (purplefish-ai/factory-factory#831).",
    skip: withoutRecords,
    sabotage: (adapter) =>
      wrapParser(adapter, () => ({
        events: (events) =>
          events.flatMap((event): ActivityEvent[] =>
            event.kind === "assistant_text" ? [event, event] : [event],
          ),
        outcome: (outcome) => ({ ...outcome, messages: outcome.messages.flatMap((text) => [text, text]) }),
      })),
  },
]);
