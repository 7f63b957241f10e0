/** An escape that may as well stand raw: U+2028, U+2029, U+0085, U+FEFF. Pairs of backslashes before it are kept. */
const ESCAPED = /((?:^|[^\\])(?:\\\\)*)\\u(2028|2029|0085|feff)/gi;

/** A JSON text in which every escaped separator stands raw. It means the same. */
export function unescapeSeparators(text: string): string {
  const once = (source: string) =>
    source.replace(
      ESCAPED,
      (_, before: string, code: string) => before + String.fromCharCode(Number.parseInt(code, 16)),
    );
  // Neighbouring escapes share a character with the match before them, so the second pass finds the others.
  return once(once(text));
}
