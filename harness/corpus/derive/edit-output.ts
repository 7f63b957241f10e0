import { isRecord } from "../../lib/json.ts";
import type { Edit } from "./recipes.ts";

/**
 * The stdout that an edit makes of another.
 *
 * @throws when the base does not hold what is to be replaced, or the place where it is to end.
 */
export function editOutput(stdout: string, edit: Edit): string {
  const { replace = [], from, layout, endBefore, before = "" } = edit;
  let text = replace.reduce((old, pair) => replacedFrom(old, pair, from), stdout);
  if (layout !== undefined) text = laidOut(text, layout);
  if (endBefore !== undefined) text = text.slice(0, placeOf(text, endBefore));
  return before + text;
}

/** The expectation that an edit makes of another; within the error only the named fields are replaced. */
export function editExpectation(expected: Record<string, unknown>, edit: Edit): Record<string, unknown> {
  const kept = Object.entries(expected).filter(([field]) => !edit.unknown?.includes(field));
  const merged: Record<string, unknown> = { ...Object.fromEntries(kept), ...edit.expected };
  if (isRecord(expected.error) && isRecord(edit.expected.error)) {
    merged.error = { ...expected.error, ...edit.expected.error };
  }
  return merged;
}

function replacedFrom(text: string, [old, by]: [string, string], from: Edit["from"]): string {
  const start = from === undefined ? 0 : lineStart(text, from.holds, from.nth);
  placeOf(text.slice(start), old);
  return text.slice(0, start) + text.slice(start).replaceAll(old, () => by);
}

function lineStart(text: string, holds: string, nth: number): number {
  let start = 0;
  let found = 0;
  for (const line of text.split("\n")) {
    if (line.includes(holds) && ++found === nth) return start;
    start += line.length + 1;
  }
  throw new Error(`no ${nth} lines hold ${holds}`);
}

function placeOf(text: string, part: string): number {
  const at = text.indexOf(part);
  if (at === -1) throw new Error(`the base does not hold ${part}`);
  return at;
}

function laidOut(text: string, layout: "array" | "indented"): string {
  const lines = text.trimEnd().split("\n");
  if (layout === "array") return `[${lines.join(",")}]\n`;
  return lines.map((line) => `${JSON.stringify(JSON.parse(line), null, 2)}\n`).join("");
}
