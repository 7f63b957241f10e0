import { stripAnsi } from "../ansi/strip-ansi.ts";

/** A word of the CLI's (a code, a status) without escape sequences, or null for anything but a string. */
export function word(value: unknown): string | null {
  return typeof value === "string" ? stripAnsi(value) : null;
}
