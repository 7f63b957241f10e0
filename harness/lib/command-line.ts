/** The words of a command line, sorted out. */
export interface Arguments {
  positionals: string[];
  /** Text of a flag, or undefined when it was not given. */
  text(flag: string): string | undefined;
  texts(flag: string): string[];
  on(flag: string): boolean;
  /**
   * A whole number within bounds.
   *
   * @throws UserError when the text is no such number.
   */
  integer(flag: string, bounds: { min: number; max: number }): number | undefined;
}

/** How the user started cliproof, so that a command of ours works where he stands. */
export interface CommandStyle {
  /** `npm run certify`, `npx cliproof certify`, `node ../cliproof/harness/cli/cliproof.mjs certify`. */
  program: string;
  /** npm keeps flags for itself unless they come after `--`. */
  dashes: boolean;
}

/** A word as a POSIX shell reads it back. */
export function shellQuoted(word: string): string {
  return /^[\w./:@%+,=-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}
