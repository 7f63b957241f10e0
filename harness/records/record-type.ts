import { isRecord } from "../lib/json.ts";
import type { JsonObject } from "./documents.ts";

/** Where most CLIs put the type of a record. */
export const DEFAULT_RECORD_KEYS: readonly string[] = ["type"];

/**
 * The type of a record: the first string at one of the paths.
 *
 * @param keys paths with dots, as `manifest.recordKeys` has them: codex 0.36 keeps its types in `msg.type`.
 */
export function recordType(record: JsonObject, keys = DEFAULT_RECORD_KEYS): string | undefined {
  for (const key of keys) {
    const value = at(record, key.split("."));
    if (typeof value === "string") return value;
  }
  return undefined;
}

/** A record whose type is at the path, with other fields beside it. */
export function recordOfType(key: string, type: unknown, beside: JsonObject = {}): JsonObject {
  const [first = "type", ...rest] = key.split(".");
  if (rest.length === 0) return { ...beside, [first]: type };
  return { [first]: recordOfType(rest.join("."), type, beside) };
}

function at(value: unknown, path: readonly string[]): unknown {
  let found = value;
  for (const key of path) found = isRecord(found) && Object.hasOwn(found, key) ? found[key] : undefined;
  return found;
}

/**
 * The kind of a record as its type and subtype say: `result/success`; `?` for what is missing or no string.
 *
 * @param keys where the type is, as `manifest.recordKeys` has it.
 */
export function recordKind(record: JsonObject, keys = DEFAULT_RECORD_KEYS): string {
  const type = recordType(record, keys) ?? "?";
  const { subtype } = record;
  return subtype === undefined ? type : `${type}/${typeof subtype === "string" ? subtype : "?"}`;
}
