import { isUtf8 } from "node:buffer";
import type { Run } from "../target/target.ts";
import { runBytes } from "./run-bytes.ts";
import { splitLines } from "./split-lines.ts";
import { withBytes } from "./with-bytes.ts";

export type JsonObject = Record<string, unknown>;

/** A piece of stdout: a JSON document that stands alone, or anything else. */
export interface Piece {
  /** With the line end, where it has one. */
  bytes: Buffer;
  /** The JSON text, where the piece is a document that is valid UTF-8. */
  text?: string;
  /** The records of the document: itself, or the elements of an array. Empty when the piece is no document. */
  records: readonly JsonObject[];
}

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
    run.outputFormat === "text" ? { bytes, records: [] } : pieceOf(bytes, run.outputFormat === "json"),
  );
  pieces.set(run, found);
  return found;
}

/** Every record of a run, in order. */
export function recordsOf(run: Run): JsonObject[] {
  return documentsOf(run).flatMap((piece) => piece.records);
}

/** The run with every document's text put through `map`; returning undefined leaves a document as it is. */
export function mapDocuments(run: Run, map: (text: string, piece: Piece) => string | undefined): Run {
  const mapped = documentsOf(run).map((piece) => {
    const text = piece.text === undefined ? undefined : map(piece.text, piece);
    return text === undefined ? piece.bytes : Buffer.from(text);
  });
  return withBytes(run, { out: Buffer.concat(mapped) });
}

function pieceOf(bytes: Buffer, arrays: boolean): Piece {
  const text = bytes.toString("utf8");
  const value = parse(text);
  const records = isObject(value) ? [value] : arrays && Array.isArray(value) ? value.filter(isObject) : [];
  // A text with broken bytes cannot be written back unchanged; a U+FFFD that the CLI printed itself can.
  return records.length === 0 || !isUtf8(bytes) ? { bytes, records } : { bytes, text, records };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
