import { compareValues, type Difference } from "../../driver/compare-replays.ts";
import { alternatives, type Mismatch } from "../../expectation/compare-expectation.ts";
import { digestDifference, isDigest } from "../../expectation/digest.ts";
import { escapeText } from "../../lib/bytes.ts";

const SHOWN = 160;

/** A mismatch with an expectation, made printable: alternatives side by side, long texts cut to where they part. */
export function mismatchDifference({ path, expected, actual }: Mismatch): Difference {
  const choices = alternatives(expected);
  if (choices !== null) return { path, expected: choices.map(show).join(" or "), actual: show(actual) };
  if (isDigest(expected)) return { path, ...digestDifference(expected, actual) };
  return compareValues(expected, actual, path) ?? { path, expected: show(expected), actual: show(actual) };
}

/** A value on one line, printable and cut. */
export function show(value: unknown): string {
  if (value === undefined) return "nothing";
  const text = escapeText(JSON.stringify(value) ?? String(value));
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}... (${text.length} characters)` : text;
}
