/** A task that did not come to its end: what `spawn` throws when the time is up (INV-SPAWN-PROC-001). */
export class TaskError extends Error {
  override readonly name = "TaskError";
}
