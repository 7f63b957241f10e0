import { diff, partingColumn } from "./diff.ts";
import type { BrokenCase } from "./failures.ts";
import type { RenderContext } from "./rendering.ts";
import { COLUMNS, wrap } from "./terminal-text.ts";

const SHOWN_LINES = 12;
/** Where values begin, behind their labels. */
export const FINDING_INDENT = 10;
/** Room for a value: a finding stands four columns to the right. */
const WIDTH = COLUMNS - 4 - FINDING_INDENT;

/** One broken case for a terminal: what broke, expected and got, the bytes, where to look, how to run it again. */
export function prettyFinding(one: BrokenCase, context: RenderContext): string[] {
  const { finding } = one;
  const where = [one.fixture ?? "the whole corpus", ...(finding.check ? [`check ${finding.check}`] : [])];
  const verdict = one.verdict === "failed" ? "" : `${one.verdict}: `;
  return [
    context.paint("bold", where.join(", ")),
    ...clip(`${verdict}${finding.message}`.split("\n").flatMap((line) => wrap(line, COLUMNS - 4))),
    ...(one.reason === undefined ? [] : wrap(one.reason, COLUMNS - 4)),
    ...difference(finding.expected, finding.actual, context),
    ...value("outcome", finding.outcome),
    ...value("input", finding.input),
    ...value("bytes", finding.bytes),
    ...value("file", finding.file),
    ...value("hint", finding.hint),
    ...(finding.replay === undefined ? [] : [`${"replay".padEnd(FINDING_INDENT)}${finding.replay}`]),
  ];
}

function difference(
  expected: string | undefined,
  actual: string | undefined,
  { paint }: RenderContext,
): string[] {
  if (expected === undefined || actual === undefined) {
    return [...value("expected", expected), ...value("got", actual)];
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
  const start = longest <= WIDTH ? 0 : Math.max(0, column - 30);
  const shown = (text: string) => {
    const piece = text.slice(start, start + WIDTH - 6);
    return `${start > 0 ? "..." : ""}${piece}${start + WIDTH - 6 < text.length ? "..." : ""}`;
  };
  const mark = FINDING_INDENT + (start > 0 ? 3 : 0) + column - start;
  return [
    `${"expected".padEnd(FINDING_INDENT)}${paint("green", shown(expected))}`,
    `${"got".padEnd(FINDING_INDENT)}${paint("red", shown(actual))}`,
    `${" ".repeat(mark)}^`,
  ];
}

function value(label: string, text: string | undefined): string[] {
  if (text === undefined || text === "") return [];
  const lines = text.split("\n").flatMap((line) => wrap(line, WIDTH));
  return clip(lines).map((line, index) => `${(index === 0 ? label : "").padEnd(FINDING_INDENT)}${line}`);
}

/** At most a dozen lines. */
function clip(lines: readonly string[]): string[] {
  return lines.length > SHOWN_LINES
    ? [...lines.slice(0, SHOWN_LINES), `(+${lines.length - SHOWN_LINES} lines)`]
    : [...lines];
}
