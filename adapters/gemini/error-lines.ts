import { REFUSALS, WRONG_ARGUMENTS } from "./error-sentences.ts";

/** What gemini puts ahead of an error, whatever it is about. */
const INTRODUCTIONS = String.raw`\[API Error: |\[ERROR\] |Error(?: \w[\w ]*)?: |Error when talking to Gemini API|An unexpected critical error occurred:`;

/** How a line begins by which gemini tells of an error outside of its records. */
export const ERROR_LINE = new RegExp(`^(?:${INTRODUCTIONS}|${Object.values(REFUSALS).join("|")})`, "m");

/** How a wrong use of arguments is told: ahead of the help in 0.61, behind it in older versions. */
export const USAGE_ERROR = new RegExp(`^(?:${REFUSALS.arguments}|${WRONG_ARGUMENTS})`);

/** True when plain text in the place of records, or ahead of all else in text mode, is one of the CLI's error lines. */
export function startsWithError(text: string): boolean {
  return ERROR_LINE.test(text.trimStart().split("\n", 1)[0] ?? "");
}
