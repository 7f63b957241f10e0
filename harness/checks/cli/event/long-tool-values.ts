import type { ActivityEvent } from "../../../../contracts/cli/v1/adapter.ts";
import { isReplaceable, replaceTexts } from "../../../changes/fields/replace-texts.ts";
import type { Run } from "../../../model/target.ts";
import { recordsOf } from "../../../records/documents.ts";
import { stringsIn } from "../../../records/json-values.ts";
import { equivalenceCheck } from "../../kit/equivalence-check.ts";

/** Longer than any limit that a display would set, with characters that a cut would break. */
const LONG = "One line of a long file → 한글 👩‍👩‍👧\n".repeat(600);

/** Long texts in a tool's input and output come through whole. */
export default equivalenceCheck({
  invariant: "INV-CLI-EVENT-002",
  name: "long-tool-values",
  hint: "Cutting a value for display is the reader's business; events carry it whole.",
  unfit: (run, { events }) =>
    toolTexts(run, events).length > 0 ? undefined : "no text of a tool's stands as it is in a record",
  *variants(recorded, before) {
    const texts = toolTexts(recorded, before.events);
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

/** Texts that can be followed: one that is inside the JSON text of another string would not be replaced. */
function toolTexts(run: Run, events: readonly ActivityEvent[]): string[] {
  const printed = new Set(recordsOf(run).flatMap(stringsIn));
  const texts = events.flatMap((event) => stringsIn(toolValue(event)));
  return [...new Set(texts)].filter((text) => isReplaceable(text) && printed.has(text));
}

function longTexts(event: ActivityEvent, isOne: (text: string) => boolean): number {
  return stringsIn(toolValue(event)).filter(isOne).length;
}

function toolValue(event: ActivityEvent): unknown {
  if (event.kind === "tool_use") return event.input;
  return event.kind === "tool_result" ? event.output : null;
}
