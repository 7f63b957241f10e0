import type {
  ContentRecord,
  TurnCompletedRecord,
} from "../../../schemas/wire/claude/generated/documented.ts";
import type { JsonRecord } from "../../shared/fields/fields.ts";
import { numberAt } from "../../shared/fields/fields.ts";
import { makeUsage } from "../../shared/usage/make-usage.ts";
import type { RunState } from "./run-state.ts";
import type { Untrusted } from "./wire.ts";

/** `{"type":"content","content":"..."}`: a piece of the answer, as protocol documents show it. */
export function onContent(state: RunState, record: JsonRecord): void {
  const { content } = record as Untrusted<ContentRecord>;
  if (typeof content !== "string" || content === "") return;
  state.transcript.delta(content);
  state.documented = { text: (state.documented?.text ?? "") + content, isComplete: false };
}

/** `{"type":"turn.completed","usage":{...}}`: the documents' last record, with Anthropic's or OpenAI's names. */
export function onTurnCompleted(state: RunState, record: JsonRecord): void {
  const { usage } = record as Untrusted<TurnCompletedRecord>;
  state.transcript.stopBlock();
  state.transcript.finishCall();
  state.documented = { text: state.documented?.text ?? "", isComplete: true };
  state.spending.add(
    makeUsage({
      inputTokens: numberAt(usage, "input_tokens") ?? numberAt(usage, "prompt_tokens"),
      outputTokens: numberAt(usage, "output_tokens") ?? numberAt(usage, "completion_tokens"),
    }),
  );
}
