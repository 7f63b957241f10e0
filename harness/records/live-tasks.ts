import { isRecord } from "../lib/json.ts";
import type { JsonObject } from "./documents.ts";

/**
 * Ids of the background tasks that records report as started and not as ended, in the words of claude's stream: the
 * one CLI of the corpus that reports them.
 */
export function liveTasks(records: readonly JsonObject[]): ReadonlySet<string> {
  const live = new Set<string>();
  for (const { type, subtype, task_id, tasks, status, patch } of records) {
    if (type === "system" && subtype === "background_tasks_changed" && Array.isArray(tasks)) {
      const listed = new Set(tasks.filter(isRecord).map((task) => task.task_id));
      for (const id of live) if (!listed.has(id)) live.delete(id);
    }
    if (type !== "system" || typeof task_id !== "string") continue;
    const word = isRecord(patch) ? patch.status : status;
    if (subtype === "task_started") live.add(task_id);
    else if (typeof word === "string" && word !== "running") live.delete(task_id);
  }
  return live;
}
