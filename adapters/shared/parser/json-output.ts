import { stripAnsi } from "../framing/ansi-stripper.ts";
import { escapeControls } from "../framing/escape-controls.ts";
import { type JsonRecord, recordAt } from "../framing/fields.ts";
import { objectEnd } from "../framing/object-end.ts";

/** What stdout of a json-mode run holds. */
export interface JsonOutput {
  records: JsonRecord[];
  /** Lines around them. */
  noise: string[];
}

/**
 * Finds the JSON in the stdout of a json-mode run: one object, or with --verbose one array of all records. Lines
 * before and after it are noise. Control characters that stand raw in its strings, newlines among them, are data
 * (akhayam99/goodboy#1813). No records: stdout holds none.
 */
export function jsonOutput(stdout: string): JsonOutput {
  const whole = recordsIn(stdout) ?? recordsIn(stripAnsi(stdout)) ?? recordsIn(escapeControls(stdout));
  if (whole !== null) return { records: whole, noise: [] };
  const lines = stdout.split("\n");
  return jsonLines(lines) ?? jsonBetween(lines) ?? { records: [], noise: lines };
}

/** Each line that is JSON by itself. */
function jsonLines(lines: readonly string[]): JsonOutput | null {
  const output: JsonOutput = { records: [], noise: [] };
  for (const line of lines) {
    const records = recordsIn(line) ?? recordsIn(stripAnsi(line));
    if (records === null) output.noise.push(line);
    else output.records.push(...records);
  }
  return output.records.length > 0 ? output : null;
}

/** JSON over several lines with noise around it. */
function jsonBetween(lines: readonly string[]): JsonOutput | null {
  const first = lines.findIndex((line) => /^\s*[[{]/.test(line));
  const last = lines.findLastIndex((line) => /[\]}]\s*$/.test(line));
  if (first < 0 || last < first) return null;
  const records = recordsIn(lines.slice(first, last + 1).join("\n"));
  return records === null ? null : { records, noise: [...lines.slice(0, first), ...lines.slice(last + 1)] };
}

/** The objects of a JSON text that is an object or an array of them; null for anything else. */
export function recordsIn(text: string): JsonRecord[] | null {
  const start = /^[\s\uFEFF]*[[{]/.exec(text);
  if (start === null) return null;
  try {
    const value: unknown = JSON.parse(text.slice(start[0].length - 1));
    const records = (Array.isArray(value) ? value : [value])
      .map((one) => recordAt(one))
      .filter((one) => one !== null);
    return records.length > 0 ? records : null;
  } catch {
    return null;
  }
}

/** A line that begins a document, behind what a wrapper or the CLI printed first. */
const LINE_START = /^[^\S\n]*(?:\{[^\S\n]*(?:"|$)|\[[^\S\n]*(?:\{|$))/m;

/**
 * Whether a document begins at some line and is not closed: stdout that holds no record is then half a document and no
 * text, whatever is ahead of it. A text may hold a whole one.
 */
export function breaksOff(stdout: string): boolean {
  const found = LINE_START.exec(stdout);
  if (found === null) return false;
  const start = stdout.indexOf("{", found.index);
  const isArray = found[0].includes("[");
  if (start === -1) return isArray;
  return objectEnd(stdout, start) === -1 || (isArray && !/\]\s*(?:```)?\s*$/.test(stdout));
}
