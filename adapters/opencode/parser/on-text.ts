import type { ReasoningRecord, TextRecord } from "../../../schemas/wire/opencode/generated/stream-json.ts";
import { type JsonRecord, stringAt } from "../../shared/fields/fields.ts";
import type { Untrusted } from "../../shared/fields/untrusted.ts";
import { isOfSubAgent, partOf } from "./part-of.ts";
import { openStep, type RunState } from "./run-state.ts";

/** A whole text; there are no deltas. */
export function onText(state: RunState, record: JsonRecord): void {
  if (isOfSubAgent(state, record)) return;
  const part: Untrusted<TextRecord["part"]> = partOf(record);
  const { text } = part;
  const step = openStep(state);
  if (typeof text !== "string") {
    step.hasLostText = true;
    return;
  }
  const id = stringAt(part.id);
  if (id !== null && state.printedTexts.get(id) === text) return;
  if (id !== null) state.printedTexts.set(id, text);
  step.texts.push(text);
  state.transcript.block(text);
}

/** A whole thought, told with --thinking only. */
export function onReasoning(state: RunState, record: JsonRecord): void {
  const { text }: Untrusted<ReasoningRecord["part"]> = partOf(record);
  if (typeof text === "string" && text !== "") state.events.push({ kind: "thinking", text });
}
