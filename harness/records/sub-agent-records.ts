import { isRecord } from "../lib/json.ts";
import type { JsonObject } from "./documents.ts";

/** Fields by which the records of agent CLIs say that a sub-agent speaks. */
const MARKS = [
  "parent_tool_use_id",
  "parent_tool_call_id",
  "parentToolUseId",
  "parentToolCallId",
  "isSidechain",
];

/** Whether a record belongs to a sub-agent. */
export function isOfSubAgent(record: JsonObject): boolean {
  return marksOf(record).some(Boolean);
}

/** The tool call whose sub-agent a record belongs to; null for the top-level agent. */
export function parentCall(record: JsonObject): string | null {
  const parent = marksOf(record).find((value) => typeof value === "string" && value !== "");
  return (parent as string | undefined) ?? null;
}

/** What the marks of a record say: they stand in the record itself, or in an object that it wraps (copilot: `data`). */
function marksOf(record: JsonObject): unknown[] {
  const objects = [record, ...Object.values(record).filter(isRecord)];
  return objects.flatMap((object) =>
    MARKS.flatMap((mark) => (Object.hasOwn(object, mark) ? [object[mark]] : [])),
  );
}

/** A copy of a record with another text wherever it holds text that a model may have written. */
export function withText<T>(value: T, text: string): T {
  if (Array.isArray(value)) return value.map((item) => withText(item, text)) as T;
  if (value === null || typeof value !== "object") return value;
  const entries = Object.entries(value).map(([key, inner]) => [
    key,
    typeof inner === "string" && /^(?:text|content|delta|result)$/.test(key) ? text : withText(inner, text),
  ]);
  return Object.fromEntries(entries) as T;
}
