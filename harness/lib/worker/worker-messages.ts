/** What a worker process sends while it works on an order; `answer` and `fault` end it. */
export type FromWorker<Note, Answer> =
  /** A sign of life. */
  | { type: "alive" }
  /** A result or a question on the way to the answer; a sign of life and of progress. */
  | { type: "note"; note: Note }
  /** The worker has started a process group: it is ended with the worker. */
  | { type: "group"; pid: number }
  | { type: "answer"; answer: Answer }
  /** The order could not be worked on: what the handler threw, in one line. */
  | { type: "fault"; message: string };

/** Name of the variable that marks a worker and all that it starts; its value is that worker's own. */
export const WORKER_MARK = "CLIPROOF_WORKER";

/** Name of the variable that holds the folder for a worker's temporary files. */
export const WORKER_TEMP = "CLIPROOF_TEMP";
