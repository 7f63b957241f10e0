import { escapeText } from "../lib/bytes.ts";
import { isRecord } from "../lib/json.ts";
import type { Replay, Run } from "../model/target.ts";
import { runBytes } from "../records/run-bytes.ts";

/** The first place in which two values differ; both sides printable. */
export interface Difference {
  /** `outcome.usage.inputTokens`, `events[3].text`. */
  path: string;
  expected: string;
  actual: string;
}

const SHOWN = 120;
/** Of a text up to this length a reader counts the characters, if need be. */
const SHOWN_UNCOUNTED = 40;

/**
 * Says how two replays of what should be the same run differ.
 *
 * @param ignore paths that may differ: `outcome.diagnostics`, `events`.
 * @returns the first difference, or undefined when there is none.
 */
export function compareReplays(
  expected: Replay,
  actual: Replay,
  ignore: readonly string[] = [],
): Difference | undefined {
  // Nearly all are equal: to find no place takes longer than to find no difference.
  if (isEqual(expected.outcome, actual.outcome) && isEqual(expected.events, actual.events)) return undefined;
  return (
    compareValues(expected.outcome, actual.outcome, "outcome", ignore) ??
    compareValues(expected.events, actual.events, "events", ignore)
  );
}

/** False also where only a field that is undefined is in one and not in the other. */
function isEqual(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = Object.keys(one);
  if (keys.length !== Object.keys(other).length) return false;
  return keys.every((key) => Object.hasOwn(other, key) && isEqual(one[key as never], other[key as never]));
}

/** The first place in which two JSON values differ. A field that is undefined counts as missing. */
export function compareValues(
  expected: unknown,
  actual: unknown,
  path: string,
  ignore: readonly string[] = [],
): Difference | undefined {
  if (expected === actual || ignore.includes(path)) return undefined;
  if (Array.isArray(expected) && Array.isArray(actual)) return compareArrays(expected, actual, path, ignore);
  if (isRecord(expected) && isRecord(actual)) return compareObjects(expected, actual, path, ignore);
  if (Number.isNaN(expected) && Number.isNaN(actual)) return undefined;
  return typeof expected === "string" && typeof actual === "string"
    ? { path, ...aroundFirstDifference(expected, actual) }
    : { path, expected: print(expected), actual: print(actual) };
}

function compareArrays(expected: unknown[], actual: unknown[], path: string, ignore: readonly string[]) {
  const length = Math.max(expected.length, actual.length);
  for (let index = 0; index < length; index++) {
    const itemPath = `${path}[${index}]`;
    if (index >= expected.length)
      return { path: itemPath, expected: "nothing", actual: print(actual[index]) };
    if (index >= actual.length)
      return { path: itemPath, expected: print(expected[index]), actual: "nothing" };
    const difference = compareValues(expected[index], actual[index], itemPath, ignore);
    if (difference !== undefined) return difference;
  }
  return undefined;
}

function compareObjects(
  expected: Record<string, unknown>,
  actual: Record<string, unknown>,
  path: string,
  ignore: readonly string[],
): Difference | undefined {
  for (const key of new Set([...Object.keys(expected), ...Object.keys(actual)])) {
    const difference = compareValues(own(expected, key), own(actual, key), `${path}.${key}`, ignore);
    if (difference !== undefined) return difference;
  }
  return undefined;
}

function own(object: Record<string, unknown>, key: string): unknown {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}

function print(value: unknown): string {
  if (value === undefined) return "nothing";
  const text = JSON.stringify(value) ?? String(value);
  return text.length > SHOWN
    ? `${escapeText(text.slice(0, SHOWN))}... (${text.length} characters)`
    : escapeText(text);
}

/** Two long texts, cut to the place where they part. */
function aroundFirstDifference(expected: string, actual: string): { expected: string; actual: string } {
  let at = 0;
  while (at < expected.length && expected[at] === actual[at]) at++;
  const start = at > SHOWN / 2 ? at - SHOWN / 4 : 0;
  const show = (text: string) => {
    const end = start + SHOWN;
    const shown = escapeText(text.slice(start, end));
    const size = text.length > SHOWN_UNCOUNTED ? ` (${text.length} characters)` : "";
    return `"${start > 0 ? "..." : ""}${shown}${end < text.length ? "..." : ""}"${size}`;
  };
  return { expected: show(expected), actual: show(actual) };
}

/** Whether two runs differ in nothing but how their bytes are cut into pieces and which stream is read first. */
export function isSameRun(one: Run, other: Run): boolean {
  if (one === other) return true;
  const { chunks: _chunks, ...rest } = one;
  const { chunks: _others, ...otherRest } = other;
  return (
    JSON.stringify(rest) === JSON.stringify(otherRest) &&
    (["out", "err"] as const).every((stream) => runBytes(one, stream).equals(runBytes(other, stream)))
  );
}
