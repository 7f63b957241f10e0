/** Columns of a terminal that every line but a command, which must be copied whole, keeps within. */
export const COLUMNS = 80;

/** Breaks a text into lines of at most `width` characters: at spaces, and inside a word that is longer. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ").flatMap((one) => pieces(one, width))) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function pieces(word: string, width: number): string[] {
  if (word.length <= width) return [word];
  return [word.slice(0, width), ...pieces(word.slice(width), width)];
}

/** A text behind a label, each further line below its beginning. */
export function labelled(label: string, text: string, indent: number): string[] {
  const lines = text.split("\n").flatMap((line) => wrap(line, COLUMNS - indent));
  return lines.map((line, index) => `${(index === 0 ? label : "").padEnd(indent)}${line}`);
}

/** A text that is whole, or cut with its length behind it. */
export function cut(text: string, max: number): string {
  return text.length <= max ? text : `${text.slice(0, max)}... (${text.length} characters)`;
}
