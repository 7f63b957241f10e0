import { addFields } from "../../../../changes/fields/add-fields.ts";
import { insertLines } from "../../../../changes/records/insert-lines.ts";
import { compareReplays, type Difference } from "../../../../driver/compare-replays.ts";
import type { Replay, Run } from "../../../../model/target.ts";
import { withoutDataText } from "../../../../records/data-text.ts";
import { recordsOf } from "../../../../records/documents.ts";
import { withoutFields } from "../../../../records/json-values.ts";
import { equivalenceCheck } from "../../../kit/equivalence-check.ts";
import { pollution } from "../../../kit/pollution.ts";

const NAMES = [
  "__proto__",
  "constructor",
  "prototype",
  "toString",
  "hasOwnProperty",
  "valueOf",
  "toJSON",
  "then",
];
const FIELDS = [
  '"__proto__":{"zzPolluted":true}',
  '"constructor":{"prototype":{"zzPolluted":true}}',
  '"toString":"zz","hasOwnProperty":1,"valueOf":null',
  '"prototype":{"zzPolluted":true},"then":"zz"',
  '"__proto__":null,"toJSON":{"zz":1}',
  '"__proto__":[],"constructor":null',
];

/** Names that every object inherits, as types and as fields of records: harmless and unknown (INV-CLI-PARSE-012). */
export default equivalenceCheck({
  invariant: "INV-CLI-PARSE-012",
  name: "prototype-keys",
  hint: "Read own properties only (Object.hasOwn), count in a Map, and never merge a record into another object.",
  unfit: (run) => (recordsOf(run).length === 0 ? "it has no records" : undefined),
  *variants(run) {
    yield {
      what: "with names of Object.prototype as fields",
      transform: (whole) => addFields(whole, (objectNumber) => FIELDS[objectNumber % FIELDS.length]!),
      judge: clean,
    };
    if (run.outputFormat !== "stream-json") return;
    const records = NAMES.map((name) => `{"type":${JSON.stringify(name)},"subtype":"${name}",${FIELDS[0]}}`);
    yield {
      what: "with names of Object.prototype as record types",
      transform: (whole: Run) => insertLines(whole, () => records),
      judge: clean,
    };
  },
});

function clean(before: Replay, after: Replay): Difference | undefined {
  const polluted = pollution();
  if (polluted !== undefined) return { path: "Object.prototype", expected: "untouched", actual: polluted };
  const stripped = withoutFields(after, (key) => NAMES.includes(key));
  const actual = withoutDataText(stripped, after.outcome);
  return compareReplays(withoutDataText(before), actual, ["outcome.diagnostics"]);
}
