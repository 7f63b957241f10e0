import type { Run } from "../model/target.ts";
import { runBytes } from "../records/run-bytes.ts";
import { withBytes } from "../records/with-bytes.ts";
import { ESCAPE_SEQUENCES } from "./escape-sequences.ts";

/**
 * The run with escape sequences in a stream's text: at both ends of each line that is not blank, and behind its first
 * word. Stripped, the stream is the same as before. A stream that is no UTF-8 stays as it is.
 */
export function decorateLines(run: Run, stream: "out" | "err"): Run {
  const text = runBytes(run, stream).toString("utf8");
  if (text.includes("\ufffd")) return run;
  let next = 0;
  const sequence = () => ESCAPE_SEQUENCES[next++ % ESCAPE_SEQUENCES.length]!;
  const decorated = text
    .split("\n")
    .map((line) => {
      const parts = /^(\s*)([^\s\x1b\x80-\x9f]+)([^\r]*)(\r?)$/.exec(line);
      if (parts === null) return line;
      const [, indent, word, rest, cr] = parts;
      return `${sequence()}${indent}${word}${sequence()}${rest}${sequence()}${cr}`;
    })
    .join("\n");
  return withBytes(run, { [stream]: Buffer.from(decorated) });
}
