import type { Run } from "../../model/target.ts";
import { type JsonObject, recordsOf } from "../../records/documents.ts";
import { DEFAULT_RECORD_KEYS, recordOfType, recordType } from "../../records/record-type.ts";

/** Fields that an adapter reads in the records it knows; in a record of an unknown type they mean nothing. */
const BAIT = {
  text: "zz bait",
  content: "zz bait",
  result: "zz bait",
  message: { role: "assistant", content: [{ type: "text", text: "zz bait" }] },
  delta: { type: "text_delta", text: "zz bait" },
  error: { message: "zz bait", status: 429 },
  is_error: true,
  usage: { input_tokens: 777, output_tokens: 777, total_tokens: 777 },
  model: "zz-model",
  cost: 777,
};

/** Types that no adapter knows, and what is beside them. */
const TYPED: readonly (readonly [type: unknown, beside?: JsonObject])[] = [
  ["zz_unknown"],
  ["zz_unknown", BAIT],
  ["zz.unknown.dotted", { data: { text: "zz", nested: [1, [2, { a: null }]] } }],
  ["zz/unknown", { subtype: "success", ...BAIT }],
  [null],
  [42],
  [true],
  [["zz"]],
  [{ zz: "zz" }],
  [""],
];
const UNTYPED: readonly JsonObject[] = [{}, { zz: 1 }];

/**
 * Records that no adapter knows, as JSON texts: unknown types, no type, types that are no strings, and known types
 * with an unknown subtype.
 *
 * @param isTerminal reports the terminal record, which gets no unknown subtype: it still ends the run.
 * @param keys where a record's type is, as `manifest.recordKeys` has it.
 */
export function unknownRecords(
  run: Run,
  isTerminal: (record: JsonObject) => boolean,
  keys = DEFAULT_RECORD_KEYS,
): string[] {
  const types = new Set<string>();
  for (const record of recordsOf(run)) {
    const type = recordType(record, keys);
    if (type !== undefined && typeof record.subtype === "string" && !isTerminal(record)) types.add(type);
  }
  const typed = keys.flatMap((key) => TYPED.map(([type, beside]) => recordOfType(key, type, beside)));
  const subtyped = [...types].map((type) => recordOfType(keys[0]!, type, { subtype: "zz_unknown" }));
  return [...typed, ...UNTYPED, ...subtyped].map((record) => JSON.stringify(record));
}
