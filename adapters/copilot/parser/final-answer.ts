import type { RunState } from "./run-state.ts";

/** The answer of a run that ended well. */
export interface FinalAnswer {
  /** Null when it cannot be read. */
  content: string | null;
  /** It stands in the streamed pieces only. */
  isStreamedOnly: boolean;
}

/**
 * The last message. Where that is empty or cannot be read, what was streamed of it: an API whose last word leaves the
 * text out makes the CLI print an empty message and exit with 0.
 */
export function finalAnswer({ turn: { message, streamed } }: RunState): FinalAnswer {
  if (message?.content) return { content: message.content, isStreamedOnly: false };
  const isSame = streamed !== null && (message === null || message.id === null || message.id === streamed.id);
  if (isSame && streamed.hasLostPiece) return { content: null, isStreamedOnly: false };
  if (isSame && streamed.text !== "") return { content: streamed.text, isStreamedOnly: true };
  return { content: message === null ? "" : message.content, isStreamedOnly: false };
}
