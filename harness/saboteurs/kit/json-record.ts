import { isRecord } from "../../lib/json.ts";
import { eventField } from "../../records/event-field.ts";

/** A JSON object as it is on the wire. */
export type JsonRecord = Record<string, unknown>;

/** The value of a line as JSON; undefined when it is none. Of an event of an API it is the data. */
export function jsonOfLine(line: string): unknown {
  try {
    const text = line.replace(/^\uFEFF/, "");
    return JSON.parse(text.slice(eventField(text).length));
  } catch {
    return undefined;
  }
}

/** The JSON objects of one line: itself, or those in its array; empty for noise. */
export function recordsOfLine(line: string): JsonRecord[] {
  const value = jsonOfLine(line);
  return (Array.isArray(value) ? value : [value]).filter(isRecord);
}
