const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\],]/g;

/**
 * Puts elements into a JSON array: before each of its elements and at its end.
 *
 * @param text a valid JSON array, not empty.
 * @param elementsAt JSON texts for place 0 (before the first element) to n (after the last one).
 */
export function insertElements(text: string, elementsAt: (position: number) => readonly string[]): string {
  const starts = [text.indexOf("[") + 1];
  let depth = 0;
  let end = text.length;
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    if (token === "[" || token === "{") depth++;
    else if (token === "]" || token === "}") depth--;
    else if (token === "," && depth === 1) starts.push(index + 1);
    if (depth === 0) {
      end = index;
      break;
    }
  }
  const before = starts.map((start, position) => {
    const elements = elementsAt(position).map((element) => `${element},`);
    return elements.join("") + text.slice(start, starts[position + 1] ?? end);
  });
  const after = elementsAt(starts.length).map((element) => `,${element}`);
  return text.slice(0, starts[0]) + before.join("") + after.join("") + text.slice(end);
}
