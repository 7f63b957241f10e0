/** A JSON object as it stands on the wire. */
export type JsonRecord = Record<string, unknown>;

/** True for a JSON object; false for null, arrays and primitives. */
export function isRecord(value: unknown): value is JsonRecord {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The value of a line as JSON; undefined when it is none. */
export function jsonOfLine(line: string): unknown {
  try {
    return JSON.parse(line.replace(/^\uFEFF/, ""));
  } catch {
    return undefined;
  }
}

/** The JSON objects of one line: itself, or those in its array; empty for noise. */
export function recordsOfLine(line: string): JsonRecord[] {
  const value = jsonOfLine(line);
  return (Array.isArray(value) ? value : [value]).filter(isRecord);
}
