const QUOTE_OR_CONTROL = /["\\\x00-\x1f]/g;

/**
 * Writes the raw control characters inside the strings of a JSON text as `\u` escapes.
 *
 * JSON forbids them, yet a CLI that puts its records together by hand may print a tool's output, escape sequences and
 * all, into a string. One such byte must not cost the whole record, which may be the result.
 */
export function escapeControls(json: string): string {
  let out = "";
  let done = 0;
  let inString = false;
  QUOTE_OR_CONTROL.lastIndex = 0;
  for (let found = QUOTE_OR_CONTROL.exec(json); found !== null; found = QUOTE_OR_CONTROL.exec(json)) {
    const [character] = found;
    if (character === '"') inString = !inString;
    // What a backslash escapes is never a quote that ends the string.
    else if (character === "\\") QUOTE_OR_CONTROL.lastIndex = found.index + 2;
    else if (inString) {
      out += json.slice(done, found.index) + unicodeEscape(character);
      done = found.index + 1;
    }
  }
  return out + json.slice(done);
}

function unicodeEscape(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
