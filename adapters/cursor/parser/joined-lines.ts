import { jsonRecord } from "../../shared/framing/json-record.ts";
import type { LineJoiner } from "../../shared/parser/record-stream-parser.ts";

/** Lines, characters and tries that are spent on one record. */
const MAX_LINES = 10_000;
const MAX_LENGTH = 4 * 1024 * 1024;
const MAX_TRIES = 100;
/** Characters in which the end of a record shows. */
const TAIL = 100;

const RECORD_START = /^\s*\{\s*"/;
/** How the last line of a record ends. A line of code that ends with a brace mostly ends otherwise. */
const RECORD_END = /(?:["}\]\d]|true|false|null)\s*\}\s*$/;

/**
 * Joins the lines of a record whose strings hold raw newlines, as this CLI prints long answers (akhayam99/goodboy#1813:
 * a quarter of one user's runs). A line that begins a record and does not end it is held; what follows belongs to it
 * until it is whole. Where another record begins before that, the lines are what they look like: half a record, noise
 * (INV-CLI-PARSE-007).
 */
export function joinedLines(): LineJoiner {
  let held: string[] = [];
  let length = 0;
  let tries = 0;

  const release = (): string[] => {
    const lines = held;
    held = [];
    length = 0;
    tries = 0;
    return lines;
  };

  return {
    broken(line) {
      const begins = RECORD_START.test(line);
      if (!begins && held.length === 0) return { noise: [line], record: null };
      const noise = begins ? release() : [];
      held.push(line);
      length += line.length;
      const isWhole = held.length > 1 && RECORD_END.test(line.slice(-TAIL));
      const record = isWhole ? jsonRecord(held.join("\n")) : null;
      if (record !== null) release();
      else if (isWhole) tries++;
      const isHopeless = held.length > MAX_LINES || length > MAX_LENGTH || tries > MAX_TRIES;
      return { noise: isHopeless ? release() : noise, record };
    },
    release,
  };
}
