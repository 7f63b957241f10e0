import fc from "fast-check";
import { addFields } from "../../../../changes/fields/add-fields.ts";
import { compareReplays } from "../../../../driver/compare-replays.ts";
import type { Replay, Run } from "../../../../model/target.ts";
import { withoutDataText } from "../../../../records/data-text.ts";
import { recordsOf } from "../../../../records/documents.ts";
import { withoutFields } from "../../../../records/json-values.ts";
import { equivalenceCheck } from "../../../kit/equivalence-check.ts";

const PREFIX = "zz_";
const FIELDS: readonly string[] = [
  '"zz_text":"zz bait"',
  '"zz_null":null',
  '"zz_number":42',
  '"zz_list":[1,"zz",null,{"type":"text","text":"zz bait"}]',
  '"zz_record":{"type":"result","is_error":true,"result":"zz bait"}',
  '"zz_nested":{"a":{"b":{"c":[[[{}]]]}}}',
  '"zz_usage":{"input_tokens":777,"output_tokens":777}',
  '"zz_\\u0000\\ud800":"\\udfff"',
];

/**
 * Fields that the adapter cannot know, in every object of every record (INV-CLI-PARSE-008). What is reported verbatim
 * (a tool's input and output) holds them afterwards and is compared without them.
 */
export default equivalenceCheck<string[]>({
  invariant: "INV-CLI-PARSE-008",
  name: "unknown-fields",
  hint: "Read the fields you know by name; never validate a record strictly or go by the order or number of its keys.",
  blackBox: { variants: 1, on: "sample" },
  unfit: (run) => (recordsOf(run).length === 0 ? "it has no records" : undefined),
  *variants() {
    for (let turn = 0; turn < FIELDS.length; turn += 4) {
      yield variant((objectNumber) => FIELDS[(objectNumber + turn) % FIELDS.length]!);
    }
  },
  random: {
    inputs: () => fc.array(field(), { minLength: 1, maxLength: 5 }),
    variant: (fields) => variant((objectNumber) => fields[objectNumber % fields.length]!),
  },
});

function variant(fieldAt: (objectNumber: number) => string) {
  return {
    what: "with unknown fields in every object",
    transform: (run: Run) => addFields(run, fieldAt),
    judge: (before: Replay, after: Replay) => {
      const stripped = withoutFields(after, (key) => key.startsWith(PREFIX));
      const actual = withoutDataText(stripped, after.outcome);
      return compareReplays(withoutDataText(before), actual, ["outcome.diagnostics"]);
    },
  };
}

function field(): fc.Arbitrary<string> {
  const name = fc.string({ maxLength: 8 }).map((text) => JSON.stringify(PREFIX + text));
  return fc.tuple(name, fc.json({ maxDepth: 2 })).map(([key, value]) => `${key}:${value}`);
}
