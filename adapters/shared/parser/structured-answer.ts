import type { Transcript } from "./transcript.ts";

/**
 * The text of an answer by a JSON schema (INV-CLI-PARSE-014): as printed, or its data as JSON where no text was. It is a
 * message of the run too, although it was handed over by a tool or a field.
 *
 * @param text what the CLI printed as the answer.
 * @param data what it printed as the answer's data; null and undefined: none.
 * @returns `text` where there is no data.
 */
export function takeStructuredAnswer(
  transcript: Transcript,
  text: string | null,
  data: unknown,
): string | null {
  if (data === undefined || data === null) return text;
  const answer = text || JSON.stringify(data);
  if (!transcript.messages.includes(answer)) transcript.block(answer);
  return answer;
}
