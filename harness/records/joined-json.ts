import type { Run } from "../model/target.ts";
import { recordsOf } from "./documents.ts";
import { valuesIn } from "./json-values.ts";

/** Records that one JSON text may be cut into. */
const MAX_PIECES = 10_000;

/**
 * Whether a value is in a run as JSON text cut into pieces: strings in one field, record after record, as APIs stream
 * the arguments of a call.
 */
export function isJoinedJson(run: Run, value: unknown): boolean {
  const wanted = JSON.stringify(value);
  const byField = new Map<string, string[]>();
  for (const record of recordsOf(run)) {
    for (const { path, value: piece } of valuesIn(record)) {
      if (typeof piece !== "string") continue;
      const pieces = byField.get(path) ?? [];
      pieces.push(piece);
      byField.set(path, pieces);
    }
  }
  return [...byField.values()].some((pieces) =>
    pieces.some((piece, start) => /^\s*[[{]/.test(piece) && joins(pieces.slice(start), wanted)),
  );
}

function joins(pieces: readonly string[], wanted: string): boolean {
  let text = "";
  for (const piece of pieces.slice(0, MAX_PIECES)) {
    text += piece;
    if (!/[\]}]\s*$/.test(piece)) continue;
    try {
      return JSON.stringify(JSON.parse(text)) === wanted;
    } catch {
      // More of it comes.
    }
  }
  return false;
}
