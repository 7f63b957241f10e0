import { stripVTControlCharacters } from "node:util";
import { isRecord } from "../expectation/is-record.ts";
import type { Run } from "../target/target.ts";
import type { JsonObject } from "../transforms/documents.ts";
import { runBytes } from "../transforms/run-bytes.ts";
import { type TerminalRecord, terminalRecords } from "./terminal-record.ts";

/**
 * The reasons that a failed run gives where nobody can overlook them: error fields of its last terminal record, or,
 * when stdout is empty, the lines of stderr. Empty when it gives none there.
 */
export function reasonsOf(run: Run, terminal: TerminalRecord | null | undefined): string[] {
  const record = terminalRecords(run, terminal).at(-1);
  if (record !== undefined) return fromRecord(record);
  if (runBytes(run, "out").length > 0 || run.exit.code === 0) return [];
  return stripVTControlCharacters(runBytes(run, "err").toString("utf8")).split("\n").filter(isTelling);
}

function fromRecord(record: JsonObject): string[] {
  const { errors, error, message, result } = record;
  const list = Array.isArray(errors) ? errors : [];
  const nested = isRecord(error) ? [error.message] : [error];
  const flagged = record.is_error === true || record.status === "error" ? [result, message] : [];
  return [...list, ...nested, ...flagged].filter(
    (text): text is string => typeof text === "string" && isTelling(text),
  );
}

/** More than a code or a label, and no dump of the CLI's own state in brackets; `[ERROR] ` and `[API Error: ` are none. */
function isTelling(text: string): boolean {
  return text.trim().length >= 12 && /\s/.test(text.trim()) && !/^\[(?![A-Z])/.test(text);
}

/**
 * Whether a message tells a reason: it has its beginning, or is a whole line or a long part of it. A line of a JSON
 * document that a CLI prints on stderr gives its reason as JSON text, with escapes.
 */
export function tells(message: string, reason: string): boolean {
  const plain = stripVTControlCharacters(reason);
  return (
    isToldBy(message, plain) || isToldBy(message, plain.replace(/\\n/g, "\n").replace(/\\(["\\])/g, "$1"))
  );
}

function isToldBy(message: string, given: string): boolean {
  const said = onOneLine(message);
  if (said.includes(onOneLine(given).slice(0, 60))) return true;
  if (given.split("\n").some((line) => onOneLine(line) === said)) return said !== "";
  return said.length >= 40 && onOneLine(given).includes(said);
}

function onOneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
