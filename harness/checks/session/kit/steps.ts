import type { ApprovalContext, ProviderEvent } from "../../../../contracts/session/v1/provider-adapter.ts";

/** What the stand-in at a terminal does, one after the other; after the last one it stays. */
export type Step =
  /** Bytes in base64, in the pieces in which they are written; a reader gets each for itself. */
  | { print: string | string[] }
  | { pause: number }
  /** Waits until this is in all that was typed. */
  | { waitFor: string }
  /** Waits until it has its task: this is among its arguments, or an Enter was typed. */
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

type Request = Extract<ProviderEvent, { type: "REQUEST_APPROVAL" }>;

/** The requests for approval among events. */
export function approvals(events: readonly ProviderEvent[]): Request[] {
  return events.filter((event) => event.type === "REQUEST_APPROVAL");
}

/** The id by which a request is answered, where the host gives one. */
export function approvalId({ context }: Request): string | undefined {
  return (context as Partial<ApprovalContext> | undefined)?.approvalId;
}

/** The files that events tell as touched, as often as they tell them. */
export function touchedPaths(events: readonly ProviderEvent[]): string[] {
  return events.flatMap((event) => (event.type === "HINT_FILES_TOUCHED" ? event.paths : []));
}

/** What an action is rejected with; null when it is not. */
export function thrownBy(action: () => Promise<unknown>): Promise<unknown> {
  return Promise.resolve()
    .then(action)
    .then(
      () => null,
      (thrown: unknown) => thrown ?? new Error("rejected with nothing"),
    );
}

/** Whether a rejection tells a person why: an error with a message of one line. */
export function isClear(thrown: unknown): boolean {
  return thrown instanceof Error && thrown.message.trim() !== "" && !thrown.message.trim().includes("\n");
}
