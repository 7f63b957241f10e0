import type { AssistantMessage } from "../../../schemas/wire/pi/generated/stream-json.ts";
import {
  type JsonRecord,
  nonEmptyString,
  recordAt,
  stringAt,
  type Untrusted,
} from "../../shared/framing/fields.ts";

/** What the whole message of one model call says. */
export interface AssistantAnswer {
  /** Texts by the index of their block. */
  texts: Map<number, string>;
  /** Thoughts by the index of their block. */
  thoughts: Map<number, string>;
  /** A part of it cannot be read: the rest is not the answer. */
  hasLostText: boolean;
  stopReason: string | null;
  errorMessage: string | null;
  /** The model that answered, where it is reported, else the one that was asked. */
  model: string | null;
  /** It has the shape of versions that do not notice when the model's stream breaks off. */
  isOldShape: boolean;
  /** It has a place for figures. */
  hasUsage: boolean;
}

/** Reads an assistant message in any shape. */
export function assistantAnswer(message: JsonRecord): AssistantAnswer {
  const {
    content,
    stopReason,
    errorMessage,
    model,
    responseModel,
    rawStopReason,
    usage,
  }: Untrusted<AssistantMessage> = message;
  const answer: AssistantAnswer = {
    texts: new Map(),
    thoughts: new Map(),
    hasLostText: false,
    stopReason: nonEmptyString(stopReason),
    errorMessage: stringAt(errorMessage) || null,
    model: stringAt(responseModel) ?? stringAt(model),
    isOldShape: rawStopReason === undefined,
    hasUsage: recordAt(usage) !== null,
  };
  if (typeof content === "string") answer.texts.set(0, content);
  else if (Array.isArray(content))
    for (const [index, block] of content.entries()) takeBlock(answer, index, block);
  else answer.hasLostText = true;
  return answer;
}

/** All that the message says to the person. */
export function answerText({ texts }: AssistantAnswer): string {
  return [...texts.values()].join("");
}

/** True for a message by which the CLI says that the model call failed or was aborted. */
export function isFailed({ stopReason, errorMessage }: AssistantAnswer): boolean {
  return stopReason === "error" || stopReason === "aborted" || errorMessage !== null;
}

/** True when something that the verdict needs cannot be read: a copy of the message may tell it. */
export function isDamaged({ hasLostText, stopReason }: AssistantAnswer): boolean {
  return hasLostText || stopReason === null;
}

function takeBlock(answer: AssistantAnswer, index: number, value: unknown): void {
  const block = recordAt(value);
  const type = stringAt(block?.type);
  const text = stringAt(block, "text");
  const thought = stringAt(block, "thinking");
  if (type === null || (type === "text" && text === null)) answer.hasLostText = true;
  else if (type === "text") answer.texts.set(index, text as string);
  else if (type === "thinking" && thought) answer.thoughts.set(index, thought);
}
