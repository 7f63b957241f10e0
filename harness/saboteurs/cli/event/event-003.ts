import type { ActivityEvent } from "../../../../contracts/cli/v1/adapter.ts";
import { someFixture } from "../../kit/corpus-fixtures.ts";
import { type ReportedLine, someReported } from "../../kit/reported-by-line.ts";
import { withoutToolResults } from "../../kit/skip.ts";
import { wrapParser } from "../../kit/wrap-parser.ts";
import { saboteursOf } from "../../saboteur.ts";

/** What one record tells may come in any order. */
function endsWithText(lines: readonly ReportedLine[]): boolean {
  const telling = lines.filter(({ events }) => events.length > 0);
  return telling.slice(0, -1).some(({ events }) => events.at(-1)?.kind === "assistant_text");
}

function hasPieces(lines: readonly ReportedLine[]): boolean {
  const kinds = lines.map(({ events }) => events.map(({ kind }) => kind).join());
  return kinds.some(
    (_, at) => kinds.slice(at, at + 3).every((kind) => kind === "assistant_text") && at + 3 <= kinds.length,
  );
}

export default saboteursOf("INV-CLI-EVENT-003", [
  {
    name: "document-without-events",
    fault:
      "Reads events from a stream only, never from a document that lists the same records (no public report found).",
    skip: (adapter) =>
      someFixture(adapter, ({ outputFormat, records }) => outputFormat === "json" && records.length > 1)
        ? null
        : "no fixture is a document that lists records",
    sabotage: (adapter) =>
      wrapParser(adapter, ({ outputFormat }) => ({
        events: (events) => (outputFormat === "json" ? [] : events),
      })),
  },
  {
    name: "one-event-late",
    fault: "Emits each text after the event that follows it (talesofai/cohub#161 lost the order of a log).",
    skip: (adapter) =>
      someReported(adapter, endsWithText) ? null : "no text is followed by an event of a later record",
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
  },
  {
    name: "pieces-put-together",
    fault: "Reports a text only when all of its pieces have come (no public report found).",
    skip: (adapter) => (someReported(adapter, hasPieces) ? null : "no text comes in three pieces"),
    sabotage: (adapter) =>
      wrapParser(adapter, () => {
        let held = "";
        const released = (): ActivityEvent[] => {
          const text = held;
          held = "";
          return text === "" ? [] : [{ kind: "assistant_text", text }];
        };
        return {
          events: (events) =>
            events.flatMap((event) => {
              if (event.kind !== "assistant_text") return [...released(), event];
              held += event.text;
              return [];
            }),
          heldEvents: released,
        };
      }),
  },
  {
    name: "results-at-the-end",
    fault:
      "Emits the results of tools only when the run is over (CryptoJym/ai-agent-village-monitor, BaseAdapter).",
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
  },
]);
