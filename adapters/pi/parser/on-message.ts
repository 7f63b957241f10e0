import { type JsonRecord, recordAt, stringAt } from "../../shared/fields/fields.ts";
import { type AssistantAnswer, assistantAnswer, isDamaged, isFailed } from "./assistant-answer.ts";
import { messageFigures } from "./message-figures.ts";
import { onToolMessage } from "./on-tool.ts";
import { newCall, type RunState } from "./run-state.ts";

/** A message begins. What it says of its end is not to be trusted: before 1.x a placeholder says `stop`. */
export function onMessageStart(state: RunState, record: JsonRecord): void {
  const message = recordAt(record.message);
  if (stringAt(message, "role") !== "assistant") return;
  startCall(state);
  state.model = stringAt(message, "responseModel") ?? stringAt(message, "model") ?? state.model;
}

/** A message is whole. */
export function onMessageEnd(state: RunState, record: JsonRecord): void {
  const message = recordAt(record.message);
  const role = stringAt(message, "role");
  if (message === null) return;
  if (role === "assistant") takeAnswer(state, message);
  if (role === "toolResult") onToolMessage(state, message);
}

/** The turn has ended. Its message is a copy: it is read where the message itself cannot be. */
export function onTurnEnd(state: RunState, record: JsonRecord): void {
  const message = recordAt(record.message);
  if (message !== null) takeAnswer(state, message);
}

/** The next text belongs to another model call. */
export function startCall(state: RunState): void {
  state.hasBegun = true;
  state.transcript.startCall();
  state.call = newCall(state.call.number + 1);
}

function takeAnswer(state: RunState, message: JsonRecord): void {
  const { call, answer: last } = state;
  const isKnown = call.isTold && last !== null;
  if (!isKnown || !state.spending.has(`call ${call.number}`))
    state.spending.set(`call ${call.number}`, messageFigures(message.usage));
  if (isKnown && !isDamaged(last)) return;
  const answer = assistantAnswer(message);
  if (isKnown && isDamaged(answer)) return;
  call.isTold = true;
  state.answer = answer;
  state.model = answer.model ?? state.model;
  for (const [index, text] of answer.thoughts) tellThought(state, index, text);
  tellTexts(state, answer);
}

/** A thought is told once, whole. */
export function tellThought({ call, events }: RunState, index: number, text: string): void {
  if (call.toldThoughts.has(index) || text === "") return;
  call.toldThoughts.add(index);
  events.push({ kind: "thinking", text });
}

/** Text of a call that failed stays open: the next try may print it again (INV-CLI-EVENT-004). */
function tellTexts({ transcript, call }: RunState, answer: AssistantAnswer): void {
  transcript.stopBlock();
  if (!isFailed(answer)) {
    for (const text of answer.texts) transcript.block(text);
    transcript.finishCall();
  } else if (!call.hasStreamedText) {
    for (const text of answer.texts) {
      transcript.startBlock();
      if (text !== "") transcript.delta(text);
      transcript.stopBlock();
    }
  }
}
