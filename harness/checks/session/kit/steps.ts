/** What the stand-in at a terminal does, one after the other; after the last one it stays. */
export type Step =
  /** Bytes in base64, in the pieces in which they are written; a reader gets each for itself. */
  | { print: string | string[] }
  | { pause: number }
  /** Waits until this stands in all that was typed. */
  | { waitFor: string }
  /** Waits until it has its task: this stands among its arguments, or an Enter was typed. */
  | { waitForTask: string }
  | { write: { path: string; text: string } }
  | { git: string[] }
  | { ignoreSignals: true }
  /** Leaves a child in a session of its own that ignores every signal but the last. */
  | { child: true }
  | { exit: number };

/** Prints a text. */
export function print(text: string): Step {
  return { print: Buffer.from(text).toString("base64") };
}

/** Prints bytes in these pieces. */
export function printPieces(pieces: readonly Uint8Array[]): Step {
  return { print: pieces.map((piece) => Buffer.from(piece).toString("base64")) };
}

/** What a program shows that waits for its task, and reads pasted text as such. */
export const READY: Step = print("\x1b[?2004hready\r\n> ");

/** A word of the task that every session is given. */
export const TASK_WORD = "Zz leeks";

/** Waits for the task: typed, or among the arguments. */
export const TASK_GIVEN: Step = { waitForTask: TASK_WORD };
