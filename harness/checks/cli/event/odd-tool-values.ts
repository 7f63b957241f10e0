import type { ActivityEvent } from "../../../../contracts/cli/v1/adapter.ts";
import { mapRecords } from "../../../changes/records/map-records.ts";
import { compareValues } from "../../../driver/compare-replays.ts";
import type { Run } from "../../../model/target.ts";
import { recordsOf } from "../../../records/documents.ts";
import { valuesIn } from "../../../records/json-values.ts";
import { equivalenceCheck, type Variant } from "../../kit/equivalence-check.ts";
import { show } from "../../kit/mismatch-difference.ts";

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

/**
 * An output that display code would tidy: tabs, a colour, a decomposed letter, CR LF, a lone
 * surrogate, blanks at its ends.
 */
const ODD_OUTPUT = "\t\u001b[31mred\u001b[0m e\u0301 \u0000 \ud83d \r\n\r\n\u200b\u00a0 \n";

/** A picture among texts, as a tool that looks at one answers. */
const PICTURE = [
  { type: "text", text: "before" },
  { type: "image", source: { type: "base64", media_type: "image/png", data: "iVBORw0KGgo=" } },
  { type: "text", text: "" },
];

/** Numbers, empty values and odd texts in a tool's input, an empty output, an odd one and a picture, come through as they are. */
export default equivalenceCheck({
  invariant: "INV-CLI-EVENT-002",
  name: "odd-tool-values",
  hint: "Input and output are the CLI's values: pass them on, do not rewrite, round, trim or default them.",
  unfit: (run, { events }) =>
    replacements(run, events, "").size > 0 ? undefined : "no tool's value can be changed",
  *variants(recorded, before) {
    for (const output of ["", ODD_OUTPUT, PICTURE])
      yield variant(replacements(recorded, before.events, output), output);
  },
});

function variant(odd: ReadonlyMap<string, unknown>, output: unknown): Variant {
  return {
    what: `with odd values in its tools, the output ${show(output)}`,
    transform: (run) => mapRecords(run, (record) => replaced(record, odd) as typeof record),
    judge: (original, after) =>
      compareValues(
        original.events.flatMap(toolValue).map((value) => replaced(value, odd)),
        after.events.flatMap(toolValue),
        "events, tool values",
      ),
  };
}

/**
 * What each input and each plain text output becomes, by its JSON text. A value that is inside the JSON text of a
 * string is left out: there it would not be replaced.
 */
function replacements(run: Run, events: readonly ActivityEvent[], output: unknown): Map<string, unknown> {
  const printed = printedValues(run);
  const odd = new Map<string, unknown>();
  for (const event of events) {
    const own = JSON.stringify(toolValue(event)[0]);
    if (own === undefined || !printed.has(own)) continue;
    if (event.kind === "tool_use" && isFilledObject(event.input)) {
      odd.set(own, { ...event.input, ...ODD });
    }
    if (event.kind === "tool_result") {
      const texts = textsOf(event.output).filter((text) => text.length > 1);
      // A list in the place of a block's text would be no list of blocks, and the reason of a failure is a text.
      const isPlain = typeof event.output === "string" && event.status === "ok";
      const whole = typeof output === "string" || isPlain ? texts : [];
      for (const text of whole) odd.set(JSON.stringify(text), output);
    }
  }
  return odd;
}

/** A plain output, or the texts of its blocks. */
function textsOf(output: unknown): string[] {
  if (typeof output === "string") return [output];
  const places = Array.isArray(output) ? [...valuesIn(output)] : [];
  return places.flatMap(({ key, value }) => (key === "text" && typeof value === "string" ? [value] : []));
}

/** Every value in the records, as JSON text. */
function printedValues(run: Run): ReadonlySet<string> {
  const values = recordsOf(run).flatMap((record) => [...valuesIn(record)]);
  return new Set(values.map(({ value }) => JSON.stringify(value)));
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
