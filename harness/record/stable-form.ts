import { isRecord } from "../lib/is-record.ts";
import type { Fixture } from "../model/fixture.ts";
import type { RecordingRecipe } from "./recipe.ts";

/** An id as most programs make one. */
const UUID = /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/g;

/** Times and ids as they stand in plain text and in sentences of records, where no field names them. */
const SHAPES: readonly (readonly [RegExp, string])[] = [
  [UUID, "<uuid>"],
  [/\b\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:[.,]\d+)?(?:Z|[+-]\d\d:?\d\d)?/g, "<time>"],
  // Where a CLI puts output that is too long to show.
  [/\b(tool-results|tool-output)\/\w+/g, "$1/<id>"],
  // As in names of files.
  [/\b[0-9a-f]{16}\b/g, "<id>"],
  [/\b\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d(?:-\d+)?Z?/g, "<time>"],
  [/\b\d+(?:\.\d+)? ?(?:ms|s|seconds?)\b/g, "<duration>"],
  [/\b(?:PID|PGID|pid): ?\d+/g, "<pid>"],
  [/\b(localPort|remotePort|duration): ?\d+(?:\.\d+)?/g, "$1: <number>"],
];

/** What stays of a fixture when the same scenario is recorded again: texts, ready to be compared. */
type StableForm = Readonly<Record<"fixture.json" | "stdout.txt" | "stderr.txt" | "expected.json", string>>;

/** What a recipe knows to differ. */
type Changing = Pick<RecordingRecipe, "volatile" | "passing">;

/** A shorter value stands in other places by chance. */
const TELLING = 6;

/**
 * A fixture without what differs from run to run: the fields that the recipe names, in records at any depth, and their
 * values, and ids of plain lines, wherever else they stand; chunks, the moments of signals, the day. Hashes follow the
 * bytes and are left out.
 */
function stableForm(fixture: Fixture, { volatile, passing = [] }: Changing): StableForm {
  const names = new Set(volatile);
  const values = new Map<string, string>();
  const streams = [fixture.stdout, fixture.stderr].map((bytes) =>
    bytes
      .toString("utf8")
      .split("\n")
      .filter((line) => !passing.some((shape) => shape.test(line)))
      .map((line) => {
        const record = recordOf(line);
        if (record === null) for (const id of line.match(UUID) ?? []) values.set(id, "uuid");
        return record === null
          ? withoutShapes(withoutFields(line, names, values))
          : JSON.stringify(blanked(record, names, values));
      })
      .join("\n"),
  );
  const masks = [...values].sort(([a], [b]) => b.length - a.length);
  const masked = (text: string) =>
    masks.reduce((result, [value, name]) => result.replaceAll(value, `<${name}>`), text);
  return {
    // A fork is given an id that it does not print.
    "fixture.json": withoutShapes(masked(JSON.stringify(lasting(fixture.manifest), null, 2))),
    "stdout.txt": masked(streams[0]!),
    "stderr.txt": masked(streams[1]!),
    // A session's id may stand in plain text alone.
    "expected.json": withoutShapes(masked(JSON.stringify(fixture.expected))),
  };
}

/**
 * Where two recordings of a scenario differ, a line each; none when only named fields, chunks and times do.
 *
 * @param files those that are compared; all without it.
 */
export function recordingDifferences(
  one: Fixture,
  other: Fixture,
  changing: Changing,
  files: readonly (keyof StableForm)[] = ["fixture.json", "stdout.txt", "stderr.txt", "expected.json"],
): string[] {
  const [a, b] = [stableForm(one, changing), stableForm(other, changing)];
  return files.flatMap((file) => {
    const [lines, others] = [a[file].split("\n"), b[file].split("\n")];
    const at = lines.findIndex((line, index) => line !== others[index]);
    if (at < 0 && lines.length === others.length) return [];
    const line = at < 0 ? lines.length : at;
    return [`${file}, line ${line + 1}: ${shown(lines[line], others[line])}`];
  });
}

function lasting(manifest: Fixture["manifest"]): object {
  const { chunks: _chunks, sha256: _sha256, provenance, ...rest } = manifest;
  const { signalsSent } = rest as { signalsSent?: [number, string][] };
  // A note tells how many processes were left, which is a matter of moments.
  const { capturedAt: _day, note: _note, ...origin } = provenance;
  return {
    ...rest,
    provenance: origin,
    ...(signalsSent ? { signalsSent: signalsSent.map(([, signal]) => signal) } : {}),
  };
}

/** Fields of a record that was cut off, or that stands on several lines. */
function withoutFields(line: string, names: ReadonlySet<string>, values: Map<string, string>): string {
  return line.replace(
    /"(\w+)":( ?)(?:"((?:[^"\\]|\\.)*)"|(-?\d[\d.e+-]*))/g,
    (whole, name, gap, text, number) => {
      if (!names.has(name)) return whole;
      const value: string = text ?? number;
      if (value.length >= TELLING) values.set(value, name);
      return `"${name}":${gap}"<${name}>"`;
    },
  );
}

function recordOf(line: string): object | null {
  if (!/^[[{]/.test(line)) return null;
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

function blanked(value: unknown, names: ReadonlySet<string>, values: Map<string, string>): unknown {
  if (Array.isArray(value)) return value.map((one) => blanked(one, names, values));
  // Of a word alone a recipe says whether it changes.
  if (typeof value === "string" && value.includes(" ")) return withoutShapes(value);
  if (!isRecord(value)) return value;
  // Some programs write them in another order each time.
  const fields = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(
    fields.map(([name, inner]) => {
      if (names.has(`${String(value.type)}.${name}`)) return [name, `<${name}>`];
      const isList = Array.isArray(inner) && inner.every(isPlain);
      if (!names.has(name) || !(isPlain(inner) || isList)) return [name, blanked(inner, names, values)];
      for (const one of isList ? inner : [inner]) {
        if (String(one).length >= TELLING) values.set(String(one), name);
      }
      return [name, isList ? inner.map(() => `<${name}>`) : `<${name}>`];
    }),
  );
}

function isPlain(value: unknown): boolean {
  return typeof value === "string" || typeof value === "number";
}

/** The place where two lines part, with a little around it. */
function shown(one = "(no line)", other = "(no line)"): string {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const part = (text: string) => JSON.stringify(text.slice(Math.max(0, at - 20), at + 40));
  return `${part(one)} or ${part(other)}`;
}

/** A text without what differs from run to run and is known by its shape alone. */
function withoutShapes(line: string): string {
  return SHAPES.reduce((result, [shape, name]) => result.replace(shape, name), line);
}
