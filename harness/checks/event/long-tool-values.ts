import type { ActivityEvent } from "../../../contracts/cli/v1/adapter.ts";
import { stringsIn } from "../../properties/json-values.ts";
import { isReplaceable, replaceTexts } from "../../properties/replace-texts.ts";
import { equivalenceCheck } from "../equivalence-check.ts";

/** Longer than any limit that a display would set, with characters that a cut would break. */
const LONG = "One line of a long file → 한글 👩‍👩‍👧\n".repeat(600);

/** Long texts in a tool's input and output come through whole. */
export default equivalenceCheck({
  invariant: "INV-CLI-EVENT-002",
  name: "long-tool-values",
  hint: "Cutting a value for display is the reader's business; events carry it whole.",
  unfit: (_, { events }) =>
    toolTexts(events).length > 0 ? undefined : "no text in a tool's input or output",
  *variants(_run, before) {
    const texts = toolTexts(before.events);
    yield {
      what: `tool texts of ${LONG.length} characters`,
      transform: (run) => replaceTexts(run, new Map(texts.map((text) => [text, LONG]))),
      judge(original, after) {
        const expected = original.events.reduce(
          (sum, event) => sum + longTexts(event, (text) => texts.includes(text)),
          0,
        );
        const actual = after.events.reduce(
          (sum, event) => sum + longTexts(event, (text) => text === LONG),
          0,
        );
        return expected === actual
          ? undefined
          : { path: "events", expected: `${expected} whole texts`, actual: `${actual} whole texts` };
      },
    };
  },
});

function toolTexts(events: readonly ActivityEvent[]): string[] {
  const texts = events.flatMap((event) => stringsIn(toolValue(event))).filter(isReplaceable);
  return [...new Set(texts)];
}

function longTexts(event: ActivityEvent, isOne: (text: string) => boolean): number {
  return stringsIn(toolValue(event)).filter(isOne).length;
}

function toolValue(event: ActivityEvent): unknown {
  if (event.kind === "tool_use") return event.input;
  return event.kind === "tool_result" ? event.output : null;
}
