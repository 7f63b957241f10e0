/** What the CLI adds to the sentence of a 429. */
const ADVICE = String.raw`(?:\n(?:Please wait and try again later\.|Possible quota limitations in place) [^\n]*)?`;

/** The one sentence by which gemini and its forks tell of a failed model call, where it stands in the place of an answer. */
const WHOLE_ANSWER = new RegExp(String.raw`^\[API Error: [^\n]*\]${ADVICE}\s*$`);

/**
 * True when a whole answer is the CLI's own sentence about a failed model call, and nothing else. An answer that quotes
 * it among other words is an answer; a record format tells besides whether a model said anything.
 */
export function isApiError(answer: string): boolean {
  return WHOLE_ANSWER.test(answer);
}
