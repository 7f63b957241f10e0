import type { Adapter } from "../../../contracts/cli/v1/adapter.ts";
import { isRecord } from "../../lib/json.ts";
import { DEFAULT_RECORD_KEYS, recordType } from "../../records/record-type.ts";
import { type JsonRecord, recordsOfLine } from "./json-record.ts";
import { recordedStdout } from "./recorded-stdout.ts";

/** What the recordings of a provider show of each record type: its keys, and the JSON types of their values. */
export interface RecordedShapes {
  /** A type that some recording holds. */
  knowsType(record: JsonRecord): boolean;
  /** Keys of the record that no recording of its type holds. */
  unknownKeys(record: JsonRecord): string[];
  /** Keys that every recording of its type holds and the record lacks, or holds with a JSON type never seen. */
  oddKeys(record: JsonRecord): string[];
  /** Some record of any type has the key. */
  holdsKey(key: string): boolean;
  /** Some record of any type has a text under the key. */
  holdsText(key: string): boolean;
}

interface TypeShape {
  records: number;
  keys: Map<string, { records: number; types: Set<string> }>;
}

const learned = new WeakMap<readonly string[], RecordedShapes>();

/** The shapes of an adapter's provider, read from the corpus on first use. An adapter written from them trusts them. */
export function recordedShapes(adapter: Adapter): RecordedShapes {
  const recordings = recordedStdout(adapter);
  const known = learned.get(recordings) ?? learnShapes(recordings, adapter.manifest.recordKeys);
  learned.set(recordings, known);
  return known;
}

/**
 * What some streams of JSON lines show.
 *
 * @param keys where a record's type is, as `manifest.recordKeys` has it.
 */
export function learnShapes(recordings: readonly string[], keys = DEFAULT_RECORD_KEYS): RecordedShapes {
  const shapes = new Map<string, TypeShape>();
  const typeName = (record: JsonRecord) => recordType(record, keys) ?? "";
  for (const stdout of recordings) {
    for (const line of stdout.split("\n")) {
      for (const record of recordsOfLine(line)) addRecord(shapes, typeName(record), record);
    }
  }
  const shapeOf = (record: JsonRecord) => shapes.get(typeName(record));
  return {
    knowsType: (record) => shapeOf(record) !== undefined,
    unknownKeys: (record) => Object.keys(record).filter((key) => shapeOf(record)?.keys.has(key) === false),
    oddKeys(record) {
      const shape = shapeOf(record);
      if (shape === undefined) return [];
      return [...shape.keys].flatMap(([key, seen]) => {
        const value = record[key];
        if (value === undefined) return seen.records === shape.records ? [key] : [];
        return seen.types.has(jsonType(value)) ? [] : [key];
      });
    },
    holdsKey: (key) => [...shapes.values()].some((shape) => shape.keys.has(key)),
    holdsText: (key) => [...shapes.values()].some((shape) => shape.keys.get(key)?.types.has("string")),
  };
}

function addRecord(shapes: Map<string, TypeShape>, type: string, record: JsonRecord): void {
  const shape = shapes.get(type) ?? { records: 0, keys: new Map() };
  shapes.set(type, shape);
  shape.records += 1;
  for (const [key, value] of Object.entries(record)) {
    const seen = shape.keys.get(key) ?? { records: 0, types: new Set<string>() };
    shape.keys.set(key, seen);
    seen.records += 1;
    seen.types.add(jsonType(value));
  }
}

function jsonType(value: unknown): string {
  if (Array.isArray(value)) return "array";
  return isRecord(value) ? "object" : value === null ? "null" : typeof value;
}
