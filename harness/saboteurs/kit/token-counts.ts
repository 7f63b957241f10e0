import { isRecord } from "../../lib/json.ts";
import type { JsonRecord } from "./json-record.ts";

/** Input and output tokens as one record prints them. */
export interface TokenCounts {
  inputTokens: number;
  outputTokens: number;
}

const INPUT = ["input_tokens", "inputTokens", "prompt_tokens", "promptTokenCount", "input"];
const OUTPUT = ["output_tokens", "outputTokens", "completion_tokens", "candidatesTokenCount", "output"];

/** The first pair of counts anywhere in a record, under whichever names a CLI has for them; undefined without one. */
export function tokenCounts(record: JsonRecord): TokenCounts | undefined {
  const inputTokens = numberAt(record, INPUT);
  const outputTokens = numberAt(record, OUTPUT);
  if (inputTokens !== undefined && outputTokens !== undefined) return { inputTokens, outputTokens };
  for (const value of Object.values(record)) {
    const found = isRecord(value) ? tokenCounts(value) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

function numberAt(record: JsonRecord, keys: readonly string[]): number | undefined {
  for (const key of keys) {
    const value = record[key];
    if (typeof value === "number") return value;
  }
  return undefined;
}
