/** An id as most programs make one. */
export const UUID = /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/g;

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
/** A text without what differs from run to run and is known by its shape alone. */
export function withoutShapes(line: string): string {
  return SHAPES.reduce((result, [shape, name]) => result.replace(shape, name), line);
}
