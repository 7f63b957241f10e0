import type { Run } from "../target/target.ts";
import { recordsOf } from "./documents.ts";

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

const RECORDS: readonly unknown[] = [
  { type: "zz_unknown" },
  { type: "zz_unknown", ...BAIT },
  { type: "zz.unknown.dotted", data: { text: "zz", nested: [1, [2, { a: null }]] } },
  { type: "zz/unknown", subtype: "success", ...BAIT },
  {},
  { zz: 1 },
  { type: null },
  { type: 42 },
  { type: true },
  { type: ["zz"] },
  { type: { zz: "zz" } },
  { type: "" },
];

/**
 * Records that no adapter knows, as JSON texts: unknown types, no type, types that are no strings, and known types
 * with an unknown subtype.
 *
 * @param terminalTypes types of the terminal record, which get no unknown subtype: they still end the run.
 */
export function unknownRecords(run: Run, terminalTypes: readonly string[]): string[] {
  const types = new Set<string>();
  for (const { type, subtype } of recordsOf(run)) {
    if (typeof type === "string" && typeof subtype === "string" && !terminalTypes.includes(type))
      types.add(type);
  }
  const subtyped = [...types].map((type) => ({ type, subtype: "zz_unknown" }));
  return [...RECORDS, ...subtyped].map((record) => JSON.stringify(record));
}
