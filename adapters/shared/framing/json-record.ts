import { AnsiStripper } from "./ansi-stripper.ts";
import { escapeControls } from "./escape-controls.ts";
import type { JsonRecord } from "./fields.ts";
import { objectEnd } from "./object-end.ts";

const OPENING_BRACE = 0x7b;
/** White space and the controls that leave no trace on a screen, such as BEL and NUL. */
const BLANK = /^[\s\x00-\x1f\x7f]*$/;

/**
 * The record on one line, or null when the line holds none. Never throws.
 *
 * A record is a JSON object. A primitive or an array is no record: `null` parses well and breaks code that reads a
 * field of it (link-assistant/hive-mind#1969). Escape sequences, titles and blanks around the object are ignored;
 * inside its strings they are data and stay (INV-CLI-PARSE-004). Any other text around it makes the line noise: what
 * stands behind a log prefix cannot be distinguished from a log line that quotes a record, and a quoted record must
 * never become the answer (INV-CLI-PARSE-007).
 *
 * A key `__proto__` is an own property like any other (INV-CLI-PARSE-012). Nothing here recurses into the value.
 */
export function jsonRecord(line: string): JsonRecord | null {
  const clean = line.charCodeAt(0) === OPENING_BRACE ? parseObject(line) : null;
  return clean ?? decoratedRecord(line);
}

function decoratedRecord(text: string): JsonRecord | null {
  const start = objectStart(text);
  if (start === -1) return null;
  const end = objectEnd(text, start);
  if (end === -1 || !isDecoration(text.slice(end))) return null;
  const object = text.slice(start, end);
  return parseObject(object) ?? parseObject(escapeControls(object));
}

/** Index of the first brace that is not inside an escape sequence, if only decoration precedes it; else -1. */
function objectStart(text: string): number {
  const stripper = new AnsiStripper();
  let fed = 0;
  for (let brace = text.indexOf("{"); brace !== -1; brace = text.indexOf("{", brace + 1)) {
    if (!BLANK.test(stripper.push(text.slice(fed, brace)))) return -1;
    if (!stripper.inSequence) return brace;
    fed = brace;
  }
  return -1;
}

function isDecoration(text: string): boolean {
  const stripper = new AnsiStripper();
  return BLANK.test(stripper.push(text) + stripper.finish());
}

function parseObject(text: string): JsonRecord | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value)
      ? (value as JsonRecord)
      : null;
  } catch {
    return null;
  }
}
