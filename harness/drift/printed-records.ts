import { fixtureRun, isRun } from "../corpus/fixture-run.ts";
import type { Fixture } from "../model/fixture.ts";
import { type JsonObject, recordsOf } from "../records/documents.ts";
import { stepOf } from "../records/field-paths.ts";
import { recordKind } from "../records/record-type.ts";

/** A record with its type, as the report names it. */
export interface PrintedRecord {
  kind: string;
  record: JsonObject;
}

/** One value in a record, with the way to it: `message.content.[].text`. */
export interface FieldValue {
  path: string;
  value: unknown;
}

const MAX_DEPTH = 12;
const read = new WeakMap<Fixture, PrintedRecord[]>();

/**
 * Every record that a run printed, in order; none for a help, a version or a list of models.
 *
 * @param keys where a record's type is, as `manifest.recordKeys` has it.
 */
export function printedRecords(fixture: Fixture, keys: readonly string[] | undefined): PrintedRecord[] {
  const known = read.get(fixture);
  if (known !== undefined) return known;
  const records = isRun(fixture) ? recordsOf(fixtureRun(fixture)) : [];
  const printed = records.map((record) => ({ kind: nameOf(record, fixture, keys), record }));
  read.set(fixture, printed);
  return printed;
}

/** Every value in a record at any depth, holders before what they hold. */
export function fieldValues(record: JsonObject): FieldValue[] {
  const found: FieldValue[] = [];
  collect(record, [], found);
  return found;
}

/** `string`, `number`, `boolean`, `null`, `array`, `object`. */
export function jsonType(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : typeof value;
}

function nameOf(record: JsonObject, { manifest }: Fixture, keys: readonly string[] | undefined): string {
  const kind = recordKind(record, keys);
  if (kind !== "?") return kind;
  return manifest.outputFormat === "json" ? "(document)" : "(no type)";
}

function collect(value: unknown, path: readonly string[], found: FieldValue[]): void {
  if (path.length > MAX_DEPTH || typeof value !== "object" || value === null) return;
  for (const [key, item] of Object.entries(value)) {
    const itemPath = [...path, stepOf(value, key)];
    found.push({ path: itemPath.join("."), value: item });
    collect(item, itemPath, found);
  }
}
