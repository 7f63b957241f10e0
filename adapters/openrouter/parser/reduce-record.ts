import type { Usage } from "../../../contracts/cli/v1/adapter.ts";
import type { EndRecord, FailureRecord } from "../../../schemas/wire/openrouter/generated/stream-json.ts";
import {
  type JsonRecord,
  numberAt,
  recordAt,
  stringAt,
  type Untrusted,
} from "../../shared/framing/fields.ts";
import { makeUsage } from "../../shared/outcome/make-usage.ts";
import { onChoice } from "./on-choice.ts";
import { parseError } from "./parse-error.ts";
import type { RunState } from "./run-state.ts";

const OBJECTS = new Set(["chat.completion.chunk", "chat.completion"]);

/**
 * Takes one object of the stream, or the whole answer of a request that does not stream. One of another type is only
 * counted, whatever it holds (INV-CLI-PARSE-008); error bodies have no type.
 */
export function reduceRecord(state: RunState, record: JsonRecord): void {
  const { object, choices, error, usage, model }: Untrusted<EndRecord & FailureRecord> = record;
  const isReported = typeof error === "string" ? error !== "" : recordAt(error) !== null;
  const isOther = typeof object === "string" && !OBJECTS.has(object);
  if (isOther || (!Array.isArray(choices) && !isReported && !OBJECTS.has(stringAt(object) ?? ""))) {
    state.diagnostics.unknownType(stringAt(object) ?? "(none)");
    return;
  }
  state.model = stringAt(model) ?? state.model;
  const figures = usageOf(usage);
  if (figures !== null) {
    // One call, one sum: of several the last one counts (INV-CLI-USAGE-001).
    state.usage = figures;
    state.costUsd = costOf(usage) ?? state.costUsd;
  }
  if (Array.isArray(choices)) for (const choice of choices) onChoice(state, choice);
  else if (!isReported) state.hasLostText = true;
  if (isReported) state.errors = parseError(error);
}

/** Tokens of a `usage` object: the input figure there holds the cached tokens, the output figure the reasoning. */
function usageOf(usage: unknown): Usage | null {
  if (recordAt(usage) === null) return null;
  const prompt = numberAt(usage, "prompt_tokens");
  const read = numberAt(usage, "prompt_tokens_details", "cached_tokens");
  const written = numberAt(usage, "prompt_tokens_details", "cache_write_tokens");
  return makeUsage({
    inputTokens: prompt === null ? null : Math.max(0, prompt - (read ?? 0) - (written ?? 0)),
    outputTokens: numberAt(usage, "completion_tokens"),
    cacheReadTokens: read,
    cacheCreationTokens: written,
    reasoningTokens: numberAt(usage, "completion_tokens_details", "reasoning_tokens"),
  });
}

/** US dollars charged to the account, a credit being one; null where none are reported, which is not 0. */
function costOf(usage: unknown): number | null {
  const cost = numberAt(usage, "cost");
  return cost === null || cost < 0 ? null : cost;
}
