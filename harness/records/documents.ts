import { isUtf8 } from "node:buffer";
import stripAnsi from "strip-ansi";
import { isRecord } from "../lib/json.ts";
import type { Run } from "../model/target.ts";
import { eventField } from "./event-field.ts";
import { runBytes, splitLines } from "./run-bytes.ts";
import { withBytes } from "./with-bytes.ts";

export type JsonObject = Record<string, unknown>;

/** A piece of stdout: a JSON document that is alone, or anything else. */
export interface Piece {
  /** With the line end, where it has one. */
  bytes: Buffer;
  /** The JSON text, where the piece is a document that is valid UTF-8. */
  text?: string;
  /** What is ahead of the JSON text: the field of a server-sent event, or escape sequences. */
  prefix?: string;
  /** What is behind the JSON text where escape sequences are: they, and the line end. */
  suffix?: string;
  /** The records of the document: itself, or the elements of an array. Empty when the piece is no document. */
  records: readonly JsonObject[];
}

/** What an escape sequence begins with: ESC, or CSI and OSC as one character. */
const ESCAPE = /[\u001b\u009b\u009d]/;

const pieces = new WeakMap<Run, readonly Piece[]>();

/**
 * Cuts stdout of a run into JSON documents and the rest: one piece a line in `stream-json`, one piece in all in
 * `json`. In `text` nothing is a document.
 */
export function documentsOf(run: Run): readonly Piece[] {
  const known = pieces.get(run);
  if (known !== undefined) return known;
  const stdout = runBytes(run, "out");
  const found = (run.outputFormat === "stream-json" ? splitLines(stdout) : [stdout]).map((bytes) =>
    run.outputFormat === "text" ? { bytes, records: [] } : pieceOf(bytes, run.outputFormat),
  );
  pieces.set(run, found);
  return found;
}

/** What is ahead of each record of a run: `data: ` where an API streams events, else nothing. */
export function recordPrefix(run: Run): string {
  return documentsOf(run).find(({ records }) => records.length > 0)?.prefix ?? "";
}

/** Every record of a run, in order. */
export function recordsOf(run: Run): JsonObject[] {
  return documentsOf(run).flatMap((piece) => piece.records);
}

/** The run with every document's text put through `map`; returning undefined leaves a document as it is. */
export function mapDocuments(run: Run, map: (text: string, piece: Piece) => string | undefined): Run {
  const mapped = documentsOf(run).map((piece) => {
    const text = piece.text === undefined ? undefined : map(piece.text, piece);
    const { prefix = "", suffix = "" } = piece;
    return text === undefined ? piece.bytes : Buffer.from(prefix + text + suffix);
  });
  return withBytes(run, { out: Buffer.concat(mapped) });
}

function pieceOf(bytes: Buffer, format: "json" | "stream-json"): Piece {
  const printed = bytes.toString("utf8");
  const prefix = format === "stream-json" ? eventField(printed) : "";
  const text = printed.slice(prefix.length);
  const value = parse(text);
  if (value === undefined && ESCAPE.test(printed)) return colouredPiece(bytes, printed, format);
  const records = recordsIn(value, format);
  // A text with broken bytes cannot be written back unchanged; a U+FFFD that the CLI printed itself can.
  if (records.length === 0 || !isUtf8(bytes)) return { bytes, records };
  return { bytes, text, records, ...(prefix !== "" && { prefix }) };
}

/** A document among escape sequences: in colours, or as a link. Where they stand inside of it, it is only read. */
function colouredPiece(bytes: Buffer, printed: string, format: "json" | "stream-json"): Piece {
  const text = stripAnsi(printed).trim();
  const records = recordsIn(parse(text), format);
  const at = printed.indexOf(text);
  if (records.length === 0 || at === -1 || !isUtf8(bytes)) return { bytes, records };
  return { bytes, text, records, prefix: printed.slice(0, at), suffix: printed.slice(at + text.length) };
}

function recordsIn(value: unknown, format: "json" | "stream-json"): readonly JsonObject[] {
  const isList = format === "json" && Array.isArray(value);
  return isRecord(value) ? [value] : isList ? (value as unknown[]).filter(isRecord) : [];
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
