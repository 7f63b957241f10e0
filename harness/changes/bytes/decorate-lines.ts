import type { Run } from "../../model/target.ts";
import { runBytes } from "../../records/run-bytes.ts";
import { withBytes } from "../../records/with-bytes.ts";

/** One escape sequence of each family that DESIGN's rules name; all complete, none with a line end in it. */
export const ESCAPE_SEQUENCES: readonly string[] = [
  "\x1b[31m",
  "\x1b[1;38;5;208m",
  "\x1b[2K\x1b[1G",
  "\x1b[?25l",
  "\x1b[4:3m",
  "\x1b]0;a title\x07",
  '\x1b]0;{"type":"zz_title"}\x07',
  "\x1b]8;;https://example.com/a b\x1b\\",
  "\x1bP1$r0m\x1b\\",
  "\x1b_Gi=1;AAAA\x1b\\",
  "\x1b7",
  "\x1b(B",
  "\u009b31m",
  "\u009d0;title\u009c",
];

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
