import type { PlanEntry } from "../../../schemas/cli/v1/generated/activity-event.ts";
import { recordAt, stringAt } from "../framing/fields.ts";

/** Fields that hold the words of an entry, as CLIs call them. */
const TEXTS = ["content", "text", "step", "description", "title"] as const;

const STATUSES: ReadonlySet<string> = new Set(["pending", "in_progress", "completed", "cancelled"]);

/**
 * The entries of a plan as the contract has them. An entry without words is left out; a status that is none of the
 * contract's words is null.
 */
export function planEntries(printed: readonly unknown[]): PlanEntry[] {
  return printed.flatMap((value) => {
    const entry = recordAt(value);
    const content = TEXTS.map((field) => stringAt(entry, field)).find(Boolean);
    return content == null ? [] : [{ content, status: statusOf(entry!) }];
  });
}

/** `TODO_STATUS_IN_PROGRESS` is cursor's spelling. Codex says only whether an entry is done. */
function statusOf(entry: Record<string, unknown>): PlanEntry["status"] {
  if (entry.completed === true) return "completed";
  const word =
    stringAt(entry.status)
      ?.toLowerCase()
      .replace(/^todo_status_/, "") ?? "";
  return STATUSES.has(word) ? (word as PlanEntry["status"]) : null;
}
