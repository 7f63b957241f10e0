import type { RunState } from "./run-state.ts";

export interface FinalAnswer {
  /** Null when nothing that was printed is the answer. */
  content: string | null;
  /** The answer is longer than what `result` held. */
  isJoined: boolean;
}

/**
 * The answer of a turn that ended well: the `result` text, or all blocks of the last message where `result` holds a
 * part of them only (anthropics/claude-code#78686) or is missing.
 */
export function finalAnswer({ end, documented, hasLostContent, lastMessage }: RunState): FinalAnswer {
  if (end === null) return { content: hasLostContent ? null : (documented?.text ?? null), isJoined: false };
  const joined = lastMessage.texts.join("");
  if (end.text === null) return { content: joined === "" ? null : joined, isJoined: false };
  const isPart = end.text !== "" && joined.length > end.text.length && joined.includes(end.text);
  return isPart ? { content: joined, isJoined: true } : { content: end.text, isJoined: false };
}
