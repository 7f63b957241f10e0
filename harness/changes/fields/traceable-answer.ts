import type { Replay, Run } from "../../model/target.ts";
import { type AnswerStrings, answerStrings } from "./answer-strings.ts";

/** A place in the answer's text that can be changed in all its copies alike. */
export interface FollowedAnswer {
  strings: AnswerStrings;
  /**
   * A character of the answer. What is put behind each of its occurrences is behind it in every copy, however a
   * stream cuts the text into pieces.
   */
  character: string;
}

/** Finds a character to change; undefined when there is no answer, or none that can be followed through the stream. */
export function traceableAnswer(run: Run, replay: Replay): FollowedAnswer | undefined {
  const character = rarestLetter(replay.outcome.content ?? "");
  if (character === undefined) return undefined;
  const strings = answerStrings(run, replay);
  return strings === undefined ? undefined : { strings, character };
}

/** The letter or digit that occurs least, so that a long answer grows little. */
function rarestLetter(text: string): string | undefined {
  const counts = new Map<string, number>();
  for (const [letter] of text.matchAll(/[A-Za-z0-9]/g)) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => a - b)[0]?.[0];
}
