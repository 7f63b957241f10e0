import { stripAnsi } from "../framing/ansi-stripper.ts";

/** Characters of a message, at most. */
export const MAX_MESSAGE_LENGTH = 2000;
/** Characters looked at: the end of a long stderr is where a CLI says why it gave up. */
const LOOKED_AT = 64 * 1024;
const GAP = "\n[...]\n";

/** Lines that give no reason: banners, notices, warnings, frames of a stack, drawings. */
const NO_REASON: readonly RegExp[] = [
  /^reading (?:additional input|prompt) from stdin/i,
  /^(?:warn(?:ing)?|info|debug|trace|note|hint|notice)\b\s*[:\]]/i,
  /^\(node:\d+\)|^\(use `?node --/i,
  /^\s+at\s|^node:internal\/|^file:\/\/\/|^Node\.js v\d/,
  /^full report available at\b|\bfalling back to\b/i,
  /^\s*(?:\^+|[-=*_~─━│|]+)?\s*$/,
];

/** The start of a line that names an error. */
const ERROR_LINE = /^\W{0,4}(?:\w*error|fatal|failed|failure|exception)\b/i;

/** Reasons that say nothing; anything else is better (INV-CLI-ERR-006). */
const GENERIC =
  /^\W*(?:error|failed|failure|unknown(?: error)?|execution error|error_during_execution|an? (?:unexpected|unknown)(?: critical)? error(?: has)? occurred\W*(?:\[object Object\])?|\[object Object\]|undefined|null|\[ede_diagnostic\][^\n]*|unexpected server error\. check server logs for details\.?|(?:the )?(?:process|command|cli)? ?(?:exited|failed) with (?:exit )?code -?\d+)\W*$/i;

/**
 * The reason that a text gives, for a person to read: escape sequences stripped, lines without a reason left out, at
 * most 2000 characters. Where it is longer, its first and its last part, from the last line on that names an error.
 *
 * @returns null when the text gives no reason: empty, or banners and warnings only.
 */
export function errorMessage(text: string): string | null {
  const bounded =
    text.length > LOOKED_AT ? text.slice(0, MAX_MESSAGE_LENGTH) + GAP + text.slice(-LOOKED_AT) : text;
  const lines = stripAnsi(bounded)
    .split(/\r*\n/)
    .filter((line) => !NO_REASON.some((pattern) => pattern.test(line)));
  const message = lines.join("\n").trim();
  if (message === "") return null;
  if (message.length <= MAX_MESSAGE_LENGTH) return message;
  const last = lines.findLastIndex((line) => ERROR_LINE.test(line));
  return headAndTail(last === -1 ? message : lines.slice(last).join("\n").trim());
}

/** True for a reason that says no more than that something failed. */
export function isGenericReason(message: string): boolean {
  return GENERIC.test(message);
}

function headAndTail(message: string): string {
  if (message.length <= MAX_MESSAGE_LENGTH) return message;
  const half = Math.floor((MAX_MESSAGE_LENGTH - GAP.length) / 2);
  // A character of two units that the cut splits is left out.
  const head = message.slice(0, half).replace(/[\ud800-\udbff]$/, "");
  return head + GAP + message.slice(-half).replace(/^[\udc00-\udfff]/, "");
}
