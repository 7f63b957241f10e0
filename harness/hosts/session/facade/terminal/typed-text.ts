/** Says that a program reads pasted text as such. */
const PASTE_ON = "\x1b[?2004h";
const PASTE_OFF = "\x1b[?2004l";
const PASTED = { start: "\x1b[200~", end: "\x1b[201~" };

/** Whether a program that printed this reads pasted text as such: the last word counts. */
export function takesPaste(printed: string): boolean {
  return printed.lastIndexOf(PASTE_ON) > printed.lastIndexOf(PASTE_OFF);
}

/**
 * A text of several lines as one input at a terminal, its Enter left to the caller. A program that knows pasted text
 * gets it as such; any other would take each line for an input of its own, so the lines become one.
 */
export function typedText(text: string, isPaste: boolean): string {
  // An escape in a task must neither end the paste nor press keys.
  const harmless = text.replace(/[\x00-\x08\x0b-\x1f\x7f-\x9f]/g, "");
  return isPaste ? PASTED.start + harmless + PASTED.end : harmless.replace(/\s*\n\s*/g, "; ");
}
