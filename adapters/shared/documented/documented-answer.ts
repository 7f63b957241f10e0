import { arrayAt, type JsonRecord, stringAt } from "../fields/fields.ts";

/** Fields that may hold the answer, by the priority that protocol documents give them. */
const TEXT_FIELDS = ["content", "text", "response", "message", "output", "result"] as const;

/** The answer in a JSON object of the shapes that protocol documents show for any CLI, or null. */
export function documentedAnswer(record: JsonRecord): string | null {
  for (const field of TEXT_FIELDS) {
    const text = stringAt(record[field]);
    if (text !== null) return text;
  }
  const blocks = arrayAt(record.content).map((block) => stringAt(block, "text"));
  if (blocks.some((text) => text !== null)) return blocks.join("");
  return (
    stringAt(record, "choices", 0, "message", "content") ??
    stringAt(record, "message", "content") ??
    stringAt(record, "message", "text")
  );
}
