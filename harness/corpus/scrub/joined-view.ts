import { type Segment, segmentView, type View } from "./view.ts";

/** A view of lines without their ends, so that a wrapped secret is whole; null where there is only one line. */
export function unwrappedView(parent: View, shortest: number): View | null {
  const pieces: [number, number][] = [];
  let from = 0;
  let begin = 0;
  for (const match of parent.text.matchAll(/\r?\n[ \t]*/g)) {
    const length = match.index - begin;
    begin = match.index + match[0].length;
    if (length < shortest) continue;
    pieces.push([from, match.index]);
    from = begin;
  }
  if (pieces.length === 0) return null;
  return joinedView("unwrapped", parent, [...pieces, [from, parent.text.length]]);
}

const COLOUR = /\x1b\[[0-9;:?]{0,32}[A-Za-z]/g;

/** A view without colours and moves of the cursor, which may cut a secret; null where there are none. */
export function colourlessView(parent: View): View | null {
  const pieces: [number, number][] = [];
  let from = 0;
  for (const { 0: sequence, index } of parent.text.matchAll(COLOUR)) {
    pieces.push([from, index]);
    from = index + sequence.length;
  }
  if (from === 0) return null;
  // The letter that ends a sequence hides where a word begins: this view shows what the one with colours does not.
  return joinedView("colours", parent, [...pieces, [from, parent.text.length]], false);
}

/** A string of JSON on one line; a colon behind it makes it a key. */
const STRING = /"((?:[^"\\\n]|\\.)*)"([ \t]*:)?/g;

/**
 * Views of strings that may be the deltas of one text: those with the same key, in records of the same type and keys. A
 * secret that a CLI printed in two halves is whole there.
 */
export function deltaViews(parent: View): View[] {
  const streams = new Map<string, [number, number][]>();
  let begin = 0;
  while (begin < parent.text.length) {
    const newline = parent.text.indexOf("\n", begin);
    const end = newline < 0 ? parent.text.length : newline;
    if (parent.text[begin] === "{") collect(parent.text.slice(begin, end), begin, streams);
    begin = end + 1;
  }
  return [...streams.values()]
    .filter((pieces) => pieces.length > 1)
    .map((pieces) => joinedView("deltas", parent, pieces));
}

function collect(line: string, offset: number, streams: Map<string, [number, number][]>): void {
  const values: [string, number, number][] = [];
  let keys = "";
  let key = "";
  for (const { index, 1: string = "", 2: colon } of line.matchAll(STRING)) {
    if (colon !== undefined) {
      key = string;
      keys += `${string} `;
    } else if (key === "type") keys += `${string} `;
    else if (string !== "") values.push([key, offset + index + 1, offset + index + 1 + string.length]);
  }
  const seen = new Map<string, number>();
  for (const [name, start, end] of values) {
    const count = seen.get(name) ?? 0;
    seen.set(name, count + 1);
    const stream = `${keys}\n${name}\n${count}`;
    const pieces = streams.get(stream);
    if (pieces === undefined) streams.set(stream, [[start, end]]);
    else pieces.push([start, end]);
  }
}

function joinedView(
  name: string,
  parent: View,
  pieces: readonly (readonly [number, number])[],
  apart = true,
): View {
  const parts: string[] = [];
  const segments: Segment[] = [];
  let at = 0;
  for (const [from, end] of pieces) {
    if (end === from) continue;
    parts.push(parent.text.slice(from, end));
    segments.push({ at, from, length: end - from, taken: end - from });
    at += end - from;
  }
  return segmentView(name, parent, parts, segments, { apart });
}
