import type { JsonObject } from "./documents.ts";
import { DEFAULT_RECORD_KEYS, recordType } from "./record-type.ts";

/**
 * The kind of a record as its type and subtype say: `result/success`; `?` for what is missing or no string.
 *
 * @param keys where the type stands, as `manifest.recordKeys` has it.
 */
export function recordKind(record: JsonObject, keys = DEFAULT_RECORD_KEYS): string {
  const type = recordType(record, keys) ?? "?";
  const { subtype } = record;
  return subtype === undefined ? type : `${type}/${typeof subtype === "string" ? subtype : "?"}`;
}
