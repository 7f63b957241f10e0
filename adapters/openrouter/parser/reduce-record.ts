import type { EndRecord, FailureRecord } from "../../../schemas/wire/openrouter/generated/stream-json.ts";
import { type JsonRecord, recordAt, stringAt } from "../../shared/fields/fields.ts";
import type { Untrusted } from "../../shared/fields/untrusted.ts";
import { costOf, usageOf } from "./figures.ts";
import { onChoice } from "./on-choice.ts";
import type { RunState } from "./run-state.ts";
import { toldError } from "./told-error.ts";

const OBJECTS = new Set(["chat.completion.chunk", "chat.completion"]);

/**
 * Takes one object of the stream, or the whole answer of a request that does not stream. One of another type is only
 * counted, whatever it holds (INV-CLI-PARSE-008); error bodies have no type.
 */
export function reduceRecord(state: RunState, record: JsonRecord): void {
  const { object, choices, error, usage, model }: Untrusted<EndRecord & FailureRecord> = record;
  const isTold = typeof error === "string" ? error !== "" : recordAt(error) !== null;
  const isOther = typeof object === "string" && !OBJECTS.has(object);
  if (isOther || (!Array.isArray(choices) && !isTold && !OBJECTS.has(stringAt(object) ?? ""))) {
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
  else if (!isTold) state.hasLostText = true;
  if (isTold) state.errors = toldError(error);
}
