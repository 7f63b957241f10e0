import { OutputError } from "../errors.ts";

/** What a worker process sends while it works on an order; `answer` and `fault` end it. */
export type FromWorker<Note, Answer> =
  /** A sign of life. */
  | { type: "alive" }
  /** A result or a question on the way to the answer; a sign of life and of progress. */
  | { type: "note"; note: Note }
  /** The worker has started a process group: it is ended with the worker. */
  | { type: "group"; pid: number }
  | { type: "answer"; answer: Answer }
  | Fault;

/** The order could not be worked on. */
export interface Fault {
  type: "fault";
  /** What the handler threw, in one line. */
  message: string;
  /** It threw a MachineFault. */
  isOfMachine?: true;
}

/** A fault as what the parent throws: one line with exit code 3 where the machine is to blame, else our own fault. */
export function faultError({ message, isOfMachine }: Fault): Error {
  return isOfMachine ? new OutputError(message) : new Error(message);
}

/** Name of the variable that marks a worker and all that it starts; its value is that worker's own. */
export const WORKER_MARK = "CLIPROOF_WORKER";

/** Name of the variable that holds the folder for a worker's temporary files. */
export const WORKER_TEMP = "CLIPROOF_TEMP";
