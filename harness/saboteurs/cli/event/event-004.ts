import { changeEvents } from "../../kit/change-adapter.ts";
import { changeOutcome } from "../../kit/change-outcome.ts";
import { withoutSecondMessage } from "../../kit/skip.ts";
import { saboteursOf } from "../../saboteur.ts";

export default saboteursOf("INV-CLI-EVENT-004", [
  {
    name: "last-text-only",
    fault: "Keeps the last text as the only message (openai/codex#30190).",
    skip: withoutSecondMessage,
    sabotage: (adapter) =>
      changeOutcome(adapter, (outcome) => ({ ...outcome, messages: outcome.messages.slice(-1) })),
  },
  {
    name: "partial-text-lost",
    fault: "Forgets the texts of a failed run (wzj998/ChatCCC#363).",
    sabotage: (adapter) =>
      changeOutcome(adapter, (outcome) =>
        outcome.status === "error" ? { ...outcome, messages: [] } : outcome,
      ),
  },
  {
    name: "repeated-delta-dropped",
    fault: "Drops a text that equals the one before it, as a duplicate (charannyk06/conductor-oss#618).",
    sabotage: (adapter) =>
      changeEvents(adapter, () => {
        let last = "";
        return (event) => {
          if (event.kind !== "assistant_text") return [event];
          const copy = event.text === last;
          last = event.text;
          return copy ? [] : [event];
        };
      }),
  },
  {
    name: "text-twice",
    fault:
      "Reports each text twice, once from its delta and once from the whole (paperclipai/paperclip#1612).",
    sabotage: (adapter) =>
      changeEvents(adapter, () => (event) => (event.kind === "assistant_text" ? [event, event] : [event])),
  },
]);
