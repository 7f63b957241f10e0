import type { JsonRecord } from "./fields.ts";
import { jsonRecord } from "./json-record.ts";
import { objectEnd } from "./object-end.ts";

/** Characters of a sentence that are looked at. */
const LOOKED_AT = 64 * 1024;

/**
 * The JSON object that is in a sentence, such as the body of an API's answer in `[API Error: {"error":{...}}]`.
 * The first brace counts.
 *
 * @returns null when there is none, or what the brace opens is no JSON.
 */
export function embeddedObject(sentence: string): JsonRecord | null {
  const text = sentence.slice(0, LOOKED_AT);
  const start = text.indexOf("{");
  const end = start === -1 ? -1 : objectEnd(text, start);
  return end === -1 ? null : jsonRecord(text.slice(start, end));
}
