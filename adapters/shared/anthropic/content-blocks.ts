import { arrayAt, type JsonRecord, recordAt } from "../fields/fields.ts";

/** Content as blocks: it is an array, or one string that stands for a text block (imbue-ai/sculptor#254). */
export function contentBlocks(content: unknown): JsonRecord[] {
  if (typeof content === "string") return [{ type: "text", text: content }];
  const blocks: JsonRecord[] = [];
  for (const item of arrayAt(content)) {
    const block = recordAt(item);
    if (block !== null) blocks.push(block);
  }
  return blocks;
}
