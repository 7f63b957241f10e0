import { AnsiStripper } from "./ansi-stripper.ts";

const MAY_HOLD_ESCAPES = /[\x1b\x90\x98\x9b-\x9f]/;

/** A whole text without its escape sequences; see AnsiStripper for what counts as one. */
export function stripAnsi(text: string): string {
  if (!MAY_HOLD_ESCAPES.test(text)) return text;
  const stripper = new AnsiStripper();
  return stripper.push(text) + stripper.finish();
}
