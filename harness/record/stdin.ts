import type { Writable } from "node:stream";

/** A piece of what is typed. */
interface StdinPiece {
  /** Milliseconds after the piece before it. */
  afterMs: number;
  text: string;
}

/**
 * What a run gets on stdin: a text, pieces one after another, bytes that are no text, a pipe that nobody writes to or
 * closes, or nothing at all.
 */
export type Stdin =
  | string
  | null
  | readonly StdinPiece[]
  | { readonly hex: string }
  | { readonly open: true };

/** All that is written, in one, null where there is nothing; what is no text is told as a fixture tells it. */
export function shownStdin(stdin: Stdin): string | null | { hex: string } | { open: true } {
  if (typeof stdin === "string" || stdin === null || !isPieces(stdin)) return stdin;
  return stdin.map(({ text }) => text).join("");
}

/**
 * Writes it, and closes the pipe behind the last piece; until then the pipe is open.
 *
 * @returns stops whatever is still to be written.
 */
export function writeStdin(pipe: Writable | null, stdin: Stdin): () => void {
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
  const next = () => {
    const piece = pieces.shift();
    if (piece === undefined) return void pipe.end();
    if (piece.afterMs === 0) {
      pipe.write(piece.text);
      return next();
    }
    timer = setTimeout(() => {
      pipe.write(piece.text);
      next();
    }, piece.afterMs);
  };
  next();
  return () => clearTimeout(timer);
}

function isPieces(stdin: Exclude<Stdin, string | null>): stdin is readonly StdinPiece[] {
  return Array.isArray(stdin);
}
