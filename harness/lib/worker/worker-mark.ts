import { WORKER_MARK } from "./worker-messages.ts";

let name = WORKER_MARK;

/** Name of a variable that holds the mark of a worker and says nothing of certify. */
export function hiddenName(mark: string): string {
  return `_${mark.slice(0, 8).toUpperCase()}`;
}

/**
 * Hides the mark of this worker: from now on what it starts has it under a name that an adapter cannot know. The worker
 * that is ended still finds all that it started.
 */
export function hideMark(): void {
  const mark = process.env[WORKER_MARK];
  if (mark === undefined) return;
  name = hiddenName(mark);
  process.env[name] = mark;
  delete process.env[WORKER_MARK];
}

/** The variable by which certify finds what this worker started; nothing outside of a worker. */
export function markEnvironment(): Record<string, string> {
  const mark = process.env[name];
  return mark === undefined ? {} : { [name]: mark };
}
