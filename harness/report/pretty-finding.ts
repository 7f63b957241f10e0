import { diff, partingColumn } from "./diff.ts";
import type { BrokenCase } from "./failures.ts";
import type { RenderContext } from "./rendering.ts";

const SHOWN_LINES = 12;
const SHOWN_COLUMNS = 160;
/** Where values begin, behind their labels. */
const INDENT = 10;

/** One broken case for a terminal: what broke, expected and got, the bytes, where to look, how to run it again. */
export function prettyFinding(one: BrokenCase, context: RenderContext): string[] {
  const { finding } = one;
  const where = [one.fixture ?? "the whole corpus", ...(finding.check ? [`check ${finding.check}`] : [])];
  const verdict = one.verdict === "failed" ? "" : `${one.verdict}: `;
  return [
    context.paint("bold", where.join(", ")),
    ...clip(`${verdict}${finding.message}`.split("\n")),
    ...(one.reason === undefined ? [] : [one.reason]),
    ...difference(finding.expected, finding.actual, context),
    ...labelled("input", finding.input),
    ...labelled("bytes", finding.bytes),
    ...labelled("file", finding.file),
    ...labelled("hint", finding.hint),
    ...(finding.replay === undefined ? [] : [`${"replay".padEnd(INDENT)}${finding.replay}`]),
  ];
}

function difference(
  expected: string | undefined,
  actual: string | undefined,
  { paint }: RenderContext,
): string[] {
  if (expected === undefined || actual === undefined) {
    return [...labelled("expected", expected), ...labelled("got", actual)];
  }
  const column = partingColumn(expected, actual);
  if (column !== null) return oneLine(expected, actual, column, paint);
  const styles = { "-": "red", "+": "green", " ": "dim" } as const;
  return [
    "expected -, got +",
    ...clip(diff(expected, actual).map(({ sign, text }) => paint(styles[sign], `${sign} ${text}`))),
  ];
}

/** Both lines from a little before the place where they part, and a mark below it. */
function oneLine(expected: string, actual: string, column: number, paint: RenderContext["paint"]): string[] {
  const longest = Math.max(expected.length, actual.length);
  const start = longest <= SHOWN_COLUMNS ? 0 : Math.max(0, column - 40);
  const shown = (text: string) => {
    const piece = text.slice(start, start + SHOWN_COLUMNS);
    return `${start > 0 ? "..." : ""}${piece}${start + SHOWN_COLUMNS < text.length ? "..." : ""}`;
  };
  const mark = INDENT + (start > 0 ? 3 : 0) + column - start;
  return [
    `${"expected".padEnd(INDENT)}${paint("green", shown(expected))}`,
    `${"got".padEnd(INDENT)}${paint("red", shown(actual))}`,
    `${" ".repeat(mark)}^`,
  ];
}

function labelled(label: string, text: string | undefined): string[] {
  if (text === undefined || text === "") return [];
  return clip(text.split("\n")).map((line, index) => `${(index === 0 ? label : "").padEnd(INDENT)}${line}`);
}

/** At most a dozen lines, none of them endless. */
function clip(lines: readonly string[]): string[] {
  const shown = lines.slice(0, SHOWN_LINES).map((line) => {
    return line.length > 2 * SHOWN_COLUMNS ? `${line.slice(0, 2 * SHOWN_COLUMNS)}...` : line;
  });
  return lines.length > SHOWN_LINES ? [...shown, `(+${lines.length - SHOWN_LINES} lines)`] : shown;
}
