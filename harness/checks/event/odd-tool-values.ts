import type { ActivityEvent } from "../../../contracts/cli/v1/adapter.ts";
import { mapRecords } from "../../properties/map-records.ts";
import { compareValues } from "../../transforms/compare-replays.ts";
import { equivalenceCheck } from "../equivalence-check.ts";

/** Values that a rewriting of the input loses or changes. */
const ODD = {
  zz_number: 1.5,
  zz_big: 12345678901,
  zz_empty: "",
  zz_null: null,
  zz_list: [],
  zz_flag: false,
  zz_text: " e\u0301 \u0000 ",
};

/** Numbers, empty values and odd texts in a tool's input, and an empty output, come through as they are. */
export default equivalenceCheck({
  invariant: "INV-CLI-EVENT-002",
  name: "odd-tool-values",
  hint: "Input and output are the CLI's values: pass them on, do not rewrite, round, trim or default them.",
  unfit: (_, { events }) => (replacements(events).size > 0 ? undefined : "no tool's value can be changed"),
  *variants(_run, before) {
    const odd = replacements(before.events);
    yield {
      what: "with odd values in its tools",
      transform: (run) => mapRecords(run, (record) => replaced(record, odd) as typeof record),
      judge: (original, after) =>
        compareValues(
          original.events.flatMap(toolValue).map((value) => replaced(value, odd)),
          after.events.flatMap(toolValue),
          "events, tool values",
        ),
    };
  },
});

/** What each input and each plain text output becomes, by its JSON text. */
function replacements(events: readonly ActivityEvent[]): Map<string, unknown> {
  const odd = new Map<string, unknown>();
  for (const event of events) {
    if (event.kind === "tool_use" && isFilledObject(event.input)) {
      odd.set(JSON.stringify(event.input), { ...event.input, ...ODD });
    }
    if (event.kind === "tool_result" && typeof event.output === "string" && event.output.length > 1) {
      odd.set(JSON.stringify(event.output), "");
    }
  }
  return odd;
}

function isFilledObject(value: unknown): value is Record<string, unknown> {
  return (
    typeof value === "object" && value !== null && !Array.isArray(value) && Object.keys(value).length > 0
  );
}

function toolValue(event: ActivityEvent): unknown[] {
  if (event.kind === "tool_use") return [event.input];
  return event.kind === "tool_result" ? [event.output] : [];
}

/** A copy with every value that has a replacement replaced, the outermost one where they nest. */
function replaced(value: unknown, odd: ReadonlyMap<string, unknown>): unknown {
  const own = JSON.stringify(value);
  if (odd.has(own)) return odd.get(own);
  if (Array.isArray(value)) return value.map((item) => replaced(item, odd));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, replaced(item, odd)]));
}
