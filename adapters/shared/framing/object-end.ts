const STRUCTURE = /["{}]/g;
const STRING_END = /["\\]/g;

/**
 * Where the JSON object that starts at a brace ends.
 *
 * @param start index of its opening brace.
 * @returns the index after its closing brace, or -1 when it never closes. Linear, without recursion, whatever the
 *   depth.
 */
export function objectEnd(text: string, start: number): number {
  let depth = 0;
  let at = start;
  while (at !== -1 && at < text.length) {
    STRUCTURE.lastIndex = at;
    const found = STRUCTURE.exec(text);
    if (found === null) return -1;
    at = found.index + 1;
    if (found[0] === '"') at = stringEnd(text, at);
    else depth += found[0] === "{" ? 1 : -1;
    if (depth === 0) return at;
  }
  return -1;
}

/** The index after the quote that ends a string whose inside starts at `from`, or -1. */
function stringEnd(text: string, from: number): number {
  STRING_END.lastIndex = from;
  for (let found = STRING_END.exec(text); found !== null; found = STRING_END.exec(text)) {
    if (found[0] === '"') return found.index + 1;
    STRING_END.lastIndex = found.index + 2;
  }
  return -1;
}
