import type { Readable, Writable } from "node:stream";

/** A piece of what is typed. */
interface StdinPiece {
  /** Milliseconds after the piece before it. */
  afterMs: number;
  text: string;
}

/** An answer to what the CLI asks on stdout; `{{1}}` in the text is what the expression's first group found there. */
interface StdinAnswer {
  to: RegExp;
  text: string;
}

/**
 * What a run gets on stdin: a text, pieces one after another, bytes that are no text, a pipe that no one writes to or
 * closes, or nothing at all.
 */
export type Stdin =
  | string
  | null
  | readonly (StdinPiece | StdinAnswer)[]
  | { readonly hex: string }
  | { readonly open: true };

/** All that is written, in one, null where there is nothing; what is no text is reported as a fixture shows it. */
export function shownStdin(stdin: Stdin): string | null | { hex: string } | { open: true } {
  if (typeof stdin === "string" || stdin === null || !isPieces(stdin)) return stdin;
  return stdin.map(({ text }) => text).join("");
}

/**
 * Writes it, and closes the pipe behind the last piece; until then the pipe is open.
 *
 * @param output where what is answered is heard.
 * @returns stops whatever is still to be written.
 */
export function writeStdin(pipe: Writable | null, stdin: Stdin, output: Readable | null = null): () => void {
  if (pipe === null) return () => {};
  // A CLI may end without reading.
  pipe.on("error", () => {});
  if (stdin !== null && typeof stdin !== "string" && !isPieces(stdin)) {
    if ("hex" in stdin) pipe.end(Buffer.from(stdin.hex, "hex"));
    return () => {};
  }
  const pieces =
    typeof stdin === "string" || stdin === null ? [{ afterMs: 0, text: stdin ?? "" }] : [...stdin];
  let timer: NodeJS.Timeout | undefined;
  let heard = "";
  let asked: (() => void) | undefined;
  if (pieces.some((piece) => "to" in piece)) {
    output?.on("data", (bytes) => {
      heard += bytes;
      asked?.();
    });
  }
  const next = () => {
    asked = undefined;
    const piece = pieces.shift();
    if (piece === undefined) return void pipe.end();
    const write = (text: string) => {
      pipe.write(text);
      next();
    };
    if ("to" in piece) {
      asked = () => {
        const found = piece.to.exec(heard);
        if (found !== null) write(piece.text.replaceAll("{{1}}", found[1] ?? ""));
      };
      return asked();
    }
    if (piece.afterMs === 0) return write(piece.text);
    timer = setTimeout(() => write(piece.text), piece.afterMs);
  };
  next();
  return () => {
    clearTimeout(timer);
    asked = undefined;
  };
}

function isPieces(stdin: Exclude<Stdin, string | null>): stdin is readonly (StdinPiece | StdinAnswer)[] {
  return Array.isArray(stdin);
}
