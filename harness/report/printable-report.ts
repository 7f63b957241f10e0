import type { CertificationReport } from "../../schemas/harness/v1/generated/report.ts";
import { isRecord } from "../lib/json.ts";

/** What a terminal obeys, hides or shows in another place, and what no XML may hold. */
const HIDDEN = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]/gu;
/** Fields of a finding that may have several lines. */
const OF_LINES = new Set(["message", "expected", "actual", "input", "bytes", "hint"]);
/** A line that a CI takes for a command, indented or not. */
const COMMAND = /^([ \t]*)::/gm;

/**
 * The report with every text in it fit to be shown: names and outputs come from adapters, fixtures and CLIs, and none of
 * them may be taken for a line of the report, a command to CI or a command to the terminal. Control characters are shown by their codes, line ends too where a text has one
 * line. Pure, and changes nothing the second time.
 */
export function printableReport(report: CertificationReport): CertificationReport {
  return printable(report, "") as CertificationReport;
}

function printable(value: unknown, key: string): unknown {
  if (typeof value === "string") return OF_LINES.has(key) ? linesOf(value) : lineOf(value);
  if (Array.isArray(value)) return value.map((one) => printable(one, key));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [lineOf(name), printable(inner, name)]),
  );
}

function lineOf(text: string): string {
  return text.replace(HIDDEN, code).replace(COMMAND, "$1\\x3a:");
}

function linesOf(text: string): string {
  return text
    .replace(HIDDEN, (one) => (one === "\n" || one === "\t" ? one : code(one)))
    .replace(COMMAND, "$1\\x3a:");
}

function code(character: string): string {
  const number = character.codePointAt(0)!;
  if (character === "\n") return "\\n";
  if (character === "\r") return "\\r";
  return number < 0x80
    ? `\\x${number.toString(16).padStart(2, "0")}`
    : `\\u${number.toString(16).padStart(4, "0")}`;
}
