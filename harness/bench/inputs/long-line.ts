import { repeated } from "./bench-input.ts";

/**
 * The longest of some JSON lines with its longest string stretched, which is how long lines come about.
 *
 * @param bytes least length of the string.
 * @returns one line with its LF.
 */
export function longLine(lines: readonly string[], bytes: number): Buffer {
  const line = longest(lines);
  const text = longest(line.match(/"(?:[^"\\]|\\.)*"/g) ?? []);
  const start = line.indexOf(text);
  return Buffer.concat([
    Buffer.from(line.slice(0, start + 1)),
    repeated(Buffer.from(text.slice(1, -1)), bytes),
    Buffer.from(`${line.slice(start + text.length - 1)}\n`),
  ]);
}

function longest(texts: readonly string[]): string {
  return texts.reduce((best, text) => (text.length > best.length ? text : best), "");
}
