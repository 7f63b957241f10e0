import { stripVTControlCharacters } from "node:util";
import { isRecord } from "../lib/json.ts";
import type { Run } from "../model/target.ts";
import type { JsonObject } from "../records/documents.ts";
import { runBytes } from "../records/run-bytes.ts";
import { type TerminalRecord, terminalRecords } from "../records/terminal-record.ts";

/**
 * The reasons that a failed run gives where no one can overlook them: error fields of its last terminal record, or,
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
  const isFailed = record.is_error === true || record.status === "error" || record.type === "error";
  const flagged = isFailed ? [result, message] : [];
  return [...list, ...nested, ...flagged].filter(
    (text): text is string => typeof text === "string" && isTelling(text),
  );
}

/**
 * More than a code or a label, and no dump of the CLI's own state in brackets; `[ERROR] ` and `[API Error: ` are none.
 */
function isTelling(text: string): boolean {
  return text.trim().length >= 12 && /\s/.test(text.trim()) && !/^\[(?![A-Z])/.test(text);
}

/** The sentence within an API's answer that a CLI prints as it came: `401: {"message":"Incorrect API key."}`. */
const MESSAGE = /"message"\s*:\s*"((?:[^"\\]|\\.)*)"/g;

/**
 * Whether a message tells a reason: it has its beginning, or is a whole line or a long part of it, or the sentence of
 * an API's answer in it. A line of a JSON document that a CLI prints on stderr gives its reason as JSON text, with
 * escapes.
 */
export function tells(message: string, reason: string): boolean {
  const plain = stripVTControlCharacters(reason);
  const sentences = [...plain.matchAll(MESSAGE)].flatMap(([, sentence = ""]) => unescaped(sentence));
  return (
    isReportedBy(message, plain) ||
    isReportedBy(message, unescaped(plain)) ||
    sentences.some((sentence) => isTelling(sentence) && onOneLine(sentence) === onOneLine(message))
  );
}

function unescaped(text: string): string {
  return text.replace(/\\n/g, "\n").replace(/\\(["\\])/g, "$1");
}

function isReportedBy(message: string, given: string): boolean {
  const said = onOneLine(message);
  if (said.includes(onOneLine(given).slice(0, 60))) return true;
  if (given.split("\n").some((line) => onOneLine(line) === said)) return said !== "";
  return said.length >= 40 && onOneLine(given).includes(said);
}

function onOneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
