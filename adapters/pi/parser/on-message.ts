import { type JsonRecord, recordAt, stringAt } from "../../shared/framing/fields.ts";
import {
  type AssistantAnswer,
  answerText,
  assistantAnswer,
  isDamaged,
  isFailed,
} from "./assistant-answer.ts";
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

/** A message is whole. One that comes again, the same, is no other message. */
export function onMessageEnd(state: RunState, record: JsonRecord): void {
  const message = recordAt(record.message);
  const role = stringAt(message, "role");
  if (message === null) return;
  if (role === "toolResult") onToolMessage(state, message);
  if (role !== "assistant") return;
  const answer = assistantAnswer(message);
  if (contradictsPieces(state, message, answer)) {
    answer.hasLostText = true;
    answer.texts.clear();
  }
  const isAnother = state.call.isReported && !answer.hasLostText && !isReportedAlready(state, answer);
  if (isAnother) startCall(state);
  takeAnswer(state, message, answer);
}

/** The turn has ended. Its message is a copy: it is read where the message itself cannot be. */
export function onTurnEnd(state: RunState, record: JsonRecord): void {
  const message = recordAt(record.message);
  if (message !== null) takeAnswer(state, message, assistantAnswer(message));
}

/** The next text belongs to another model call. */
export function startCall(state: RunState): void {
  state.hasBegun = true;
  state.transcript.startCall();
  state.call = newCall(state.call.number + 1);
}

/** A thought is reported once, whole. */
export function tellThought({ call, events }: RunState, index: number, text: string): void {
  if (call.reportedThoughts.has(index) || text === "") return;
  call.reportedThoughts.add(index);
  events.push({ kind: "thinking", text });
}

/** A whole text, unless its pieces have reported the same. */
export function tellText({ call, transcript }: RunState, index: number, text: string): void {
  if (text === "" || call.reportedTexts.get(index) === text) return;
  call.reportedTexts.set(index, text);
  call.openBlock = null;
  transcript.block(text);
}

function takeAnswer(state: RunState, message: JsonRecord, answer: AssistantAnswer): void {
  const { call, answer: last, spending } = state;
  const share = `call ${call.number}`;
  const isKnown = call.isReported && last !== null;
  if (!isKnown || !spending.has(share)) spending.set(share, messageFigures(message.usage));
  if (isKnown && (!isDamaged(last) || isDamaged(answer))) return;
  call.isReported = true;
  state.answer = answer;
  state.model = answer.model ?? state.model;
  const hasAnswered = !isFailed(answer) || messageFigures(message.usage) !== null;
  if (answer.model !== null && hasAnswered) state.models.add(answer.model);
  for (const [index, text] of answer.thoughts) tellThought(state, index, text);
  // A call that failed may be made again and print the same once more (INV-CLI-EVENT-004): its text stays open.
  if (!isFailed(answer) || call.reportedTexts.size === 0)
    for (const [index, text] of answer.texts) tellText(state, index, text);
  state.transcript.stopBlock();
  if (!isFailed(answer)) state.transcript.finishCall();
}

/** Texts came piece by piece, and the whole message has none, or one that is no list of blocks: it was damaged. */
function contradictsPieces({ call }: RunState, message: JsonRecord, answer: AssistantAnswer): boolean {
  if (call.reportedTexts.size === 0) return false;
  const text = answerText(answer);
  const isOtherText =
    typeof message.content === "string" && text !== [...call.reportedTexts.values()].join("");
  return text === "" || isOtherText;
}

function isReportedAlready({ call, answer: last }: RunState, answer: AssistantAnswer): boolean {
  const isSameText = [...answer.texts].every(
    ([index, text]) => text === "" || call.reportedTexts.get(index) === text,
  );
  return isSameText || last === null || isDamaged(last);
}
