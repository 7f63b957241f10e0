import type { ActivityEvent } from "../../../../contracts/cli/v1/adapter.ts";
import { someTold, type ToldLine } from "../../kit/told-by-line.ts";
import { wrapParser } from "../../kit/wrap-parser.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "one-event-late",
  invariant: "INV-CLI-EVENT-003",
  fault: "Hands each text on after the event that follows it (talesofai/cohub#161 lost the order of a log).",
  skip: (adapter) =>
    someTold(adapter, endsWithText) ? null : "no text is followed by an event of a later record",
  sabotage: (adapter) =>
    wrapParser(adapter, () => {
      let held: ActivityEvent[] = [];
      return {
        events: (events) =>
          events.flatMap((event) => {
            if (event.kind === "assistant_text" && held.length === 0) {
              held = [event];
              return [];
            }
            const out = [event, ...held];
            held = [];
            return out;
          }),
        heldEvents: () => held,
      };
    }),
} satisfies Saboteur;

/** What one record tells may come in any order. */
function endsWithText(lines: readonly ToldLine[]): boolean {
  const telling = lines.filter(({ events }) => events.length > 0);
  return telling.slice(0, -1).some(({ events }) => events.at(-1)?.kind === "assistant_text");
}
