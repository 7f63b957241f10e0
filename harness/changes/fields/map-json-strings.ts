/** A string of a JSON text, where it is. */
export interface JsonString {
  value: string;
  /** It names a field. */
  isKey: boolean;
  /** Whether its source has an escape in it. */
  raw: string;
}

const STRING = /"[^"\\]*(?:\\.[^"\\]*)*"(?=(\s*:)?)/g;

/**
 * Rewrites strings inside a valid JSON text and leaves every other byte of it alone: numbers keep their digits,
 * keys their order.
 *
 * @param map returns the new string's source, quotes included, or undefined to leave it.
 */
export function mapJsonStrings(text: string, map: (string: JsonString) => string | undefined): string {
  return text.replace(STRING, (raw: string, colon: string | undefined) => {
    const value = raw.includes("\\") ? (JSON.parse(raw) as string) : raw.slice(1, -1);
    return map({ value, isKey: colon !== undefined, raw }) ?? raw;
  });
}
