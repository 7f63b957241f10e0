/** A line of a diff: kept, only expected, only got. */
export interface DiffLine {
  sign: " " | "-" | "+";
  text: string;
}

const CONTEXT = 2;

/**
 * What was expected beside what came, line by line: equal lines at both ends are cut down to a little context.
 */
export function diff(expected: string, actual: string): DiffLine[] {
  const wanted = expected.split("\n");
  const got = actual.split("\n");
  const most = Math.min(wanted.length, got.length);
  let head = 0;
  while (head < most && wanted[head] === got[head]) head++;
  let tail = 0;
  while (tail < most - head && wanted.at(-1 - tail) === got.at(-1 - tail)) tail++;
  return [
    ...lines(" ", wanted.slice(Math.max(0, head - CONTEXT), head)),
    ...lines("-", wanted.slice(head, wanted.length - tail)),
    ...lines("+", got.slice(head, got.length - tail)),
    ...lines(" ", wanted.slice(wanted.length - tail).slice(0, CONTEXT)),
  ];
}

/** Column at which two single lines part, from 0; null when either has more lines or they are equal. */
export function partingColumn(expected: string, actual: string): number | null {
  if (expected === actual || expected.includes("\n") || actual.includes("\n")) return null;
  let column = 0;
  while (column < expected.length && expected[column] === actual[column]) column++;
  return column;
}

function lines(sign: DiffLine["sign"], texts: readonly string[]): DiffLine[] {
  return texts.map((text) => ({ sign, text }));
}
