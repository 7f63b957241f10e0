import type { Usage } from "../../../contracts/cli/v1/adapter.ts";
import type { ErrorEvidence } from "../errors/error-evidence.ts";
import { httpStatusOf } from "../errors/http-status.ts";
import {
  arrayAt,
  type JsonRecord,
  nonEmptyString,
  numberAt,
  recordAt,
  stringAt,
  valueAt,
} from "../framing/fields.ts";
import { makeUsage } from "./make-usage.ts";

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

/**
 * What an `error` field says as protocol documents show it: a sentence, or an object with message, status, code and
 * type. The code may be a number, which is then an HTTP status, or a word.
 */
export function documentedError(error: unknown): Required<Pick<ErrorEvidence, "text" | "httpStatus">> & {
  /** Its words, the most specific one first. */
  codes: (string | null)[];
} {
  return {
    text: stringAt(error) ?? stringAt(error, "message") ?? (recordAt(error) ? JSON.stringify(error) : null),
    httpStatus: httpStatusOf(valueAt(error, "status")) ?? httpStatusOf(valueAt(error, "code")),
    codes: [
      nonEmptyString(valueAt(error, "code")),
      nonEmptyString(valueAt(error, "status")),
      nonEmptyString(valueAt(error, "type")),
    ],
  };
}

/**
 * Usage as protocol documents show it: by Anthropic's names, whose input is without cached tokens, or by OpenAI's, whose
 * input holds them. Null where there is none.
 */
export function documentedUsage(usage: unknown): Usage | null {
  const prompt = numberAt(usage, "prompt_tokens");
  const cached =
    numberAt(usage, "prompt_tokens_details", "cached_tokens") ?? numberAt(usage, "cached_tokens");
  return makeUsage({
    inputTokens:
      numberAt(usage, "input_tokens") ?? (prompt === null ? null : Math.max(0, prompt - (cached ?? 0))),
    outputTokens: numberAt(usage, "output_tokens") ?? numberAt(usage, "completion_tokens"),
    cacheReadTokens: numberAt(usage, "cache_read_input_tokens") ?? cached,
    cacheCreationTokens: numberAt(usage, "cache_creation_input_tokens"),
  });
}
