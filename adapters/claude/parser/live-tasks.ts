import { arrayAt, type JsonRecord, stringAt, valueAt } from "../../shared/framing/fields.ts";

/** Words of a task that works on. Any other word, or a record of its end, is the end of it. */
const WORKING = new Set(["pending", "running", "in_progress", "paused"]);

/** Background tasks that have been started and have not ended: another turn follows when one ends. */
export class LiveTasks {
  #ids = new Set<string>();

  /** Takes a `system` record about tasks; others change nothing. */
  take(subtype: string, record: JsonRecord): void {
    if (subtype === "background_tasks_changed") {
      const ids = arrayAt(record.tasks).map((task) => stringAt(task, "task_id"));
      this.#ids = new Set(ids.filter((id) => id !== null));
      return;
    }
    const id = stringAt(record.task_id);
    if (id === null) return;
    if (subtype === "task_started") this.#ids.add(id);
    else if (subtype === "task_notification") this.#ids.delete(id);
    else if (subtype === "task_updated") this.#update(id, stringAt(valueAt(record.patch, "status")));
  }

  /** Ids of the live tasks, in the order of their starts. */
  list(): string[] {
    return [...this.#ids];
  }

  #update(id: string, status: string | null): void {
    if (status !== null && !WORKING.has(status)) this.#ids.delete(id);
  }
}
