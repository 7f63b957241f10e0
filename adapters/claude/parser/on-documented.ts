import type {
  ContentRecord,
  TurnCompletedRecord,
} from "../../../schemas/wire/claude/generated/documented.ts";
import { documentedUsage } from "../../shared/documented/documented-usage.ts";
import type { JsonRecord } from "../../shared/fields/fields.ts";
import type { Untrusted } from "../../shared/fields/untrusted.ts";
import type { RunState } from "./run-state.ts";

/** `{"type":"content","content":"..."}`: a piece of the answer, as protocol documents show it. */
export function onContent(state: RunState, record: JsonRecord): void {
  const { content } = record as Untrusted<ContentRecord>;
  if (typeof content !== "string") {
    state.hasLostContent = true;
    return;
  }
  if (content !== "") state.transcript.delta(content);
  state.documented = { text: (state.documented?.text ?? "") + content, isComplete: false };
}

/** `{"type":"turn.completed","usage":{...}}`: the documents' last record, with Anthropic's or OpenAI's names. */
export function onTurnCompleted(state: RunState, record: JsonRecord): void {
  const { usage } = record as Untrusted<TurnCompletedRecord>;
  state.transcript.stopBlock();
  state.transcript.finishCall();
  state.documented = { text: state.documented?.text ?? "", isComplete: true };
  state.spending.documented(documentedUsage(usage));
}
