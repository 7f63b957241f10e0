import type { ActivityEvent } from "../../../../contracts/cli/v1/adapter.ts";
import { isReplaceable, replaceTexts } from "../../../changes/fields/replace-texts.ts";
import { compareValues } from "../../../driver/compare-replays.ts";
import type { Run } from "../../../model/target.ts";
import { recordsOf } from "../../../records/documents.ts";
import { stringsIn } from "../../../records/json-values.ts";
import { equivalenceCheck } from "../../kit/equivalence-check.ts";

/** Longer than any limit that a display would set, with characters that tidying loses. */
const LONG = `  First\tthought \ud83d e\u0301 \x1b[1mbold\x1b[0m\r\n${"One more step of it → 한글 👩‍👩‍👧\n".repeat(600)} `;

/** Thinking comes through whole and character by character, as the CLI printed it. */
export default equivalenceCheck({
  invariant: "INV-CLI-EVENT-001",
  name: "thinking-whole",
  hint: "Cutting or tidying a thought for display is the reader's business; events carry it as it is.",
  unfit: (run, { events }) =>
    followed(run, events).size > 0 ? undefined : "no thinking stands as it is in a record",
  *variants(recorded, before) {
    const texts = followed(recorded, before.events);
    yield {
      what: `with thoughts of ${LONG.length} characters`,
      transform: (run) => replaceTexts(run, new Map([...texts].map((text) => [text, LONG]))),
      judge: (original, after) =>
        compareValues(
          thoughts(original.events).map((text) => (texts.has(text) ? LONG : text)),
          thoughts(after.events),
          "events, thinking",
        ),
    };
  },
});

function thoughts(events: readonly ActivityEvent[]): string[] {
  return events.flatMap((event) => (event.kind === "thinking" ? [event.text] : []));
}

function followed(run: Run, events: readonly ActivityEvent[]): Set<string> {
  const printed = new Set(recordsOf(run).flatMap(stringsIn));
  return new Set(thoughts(events).filter((text) => isReplaceable(text) && printed.has(text)));
}
