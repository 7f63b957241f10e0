import type { Run } from "../model/target.ts";
import { recordsOf } from "./documents.ts";
import { valuesIn } from "./json-values.ts";

/** Where values are in the records of a run: by the record's index, ascending. */
export interface RecordValues {
  /** Records that hold a value equal to this one at any depth, also as JSON text in a string. */
  holding(value: unknown): readonly number[];
}

const known = new WeakMap<Run, RecordValues>();

/** An index of every value in the records of a run, made once for each run. */
export function recordValues(run: Run): RecordValues {
  let values = known.get(run);
  if (values === undefined) {
    values = index(run);
    known.set(run, values);
  }
  return values;
}

function index(run: Run): RecordValues {
  const places = new Map<string, number[]>();
  const add = (value: unknown, at: number) => {
    const key = JSON.stringify(value);
    const found = places.get(key);
    if (found === undefined) places.set(key, [at]);
    else if (found.at(-1) !== at) found.push(at);
  };
  recordsOf(run).forEach((record, at) => {
    for (const { value } of valuesIn(record)) {
      if (value === record) continue;
      add(value, at);
      for (const inner of typeof value === "string" ? jsonIn(value) : []) add(inner, at);
    }
  });
  return { holding: (value) => places.get(JSON.stringify(value) ?? "null") ?? [] };
}

/** Some CLIs print arguments as JSON text inside a string: the object in it counts as verbatim too. */
function jsonIn(text: string): unknown[] {
  if (!/^\s*[[{]/.test(text)) return [];
  try {
    return [JSON.parse(text)];
  } catch {
    return [];
  }
}
