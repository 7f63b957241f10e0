import type { FileChangeEvent } from "../../../schemas/cli/v1/generated/activity-event.ts";
import { arrayAt, type JsonRecord, recordAt, stringAt } from "../../shared/framing/fields.ts";
import { planEntries } from "../../shared/parser/plan-entries.ts";
import type { RunState } from "./run-state.ts";

const CHANGES: ReadonlySet<string> = new Set(["add", "update", "delete"]);

/** A patch was applied: each of its files has changed. Takes the `changes` of either stream, a list or a map by path. */
export function tellChanges(state: RunState, id: string | null, changes: unknown): void {
  for (const [path, change] of Array.isArray(changes) ? listed(changes) : mapped(changes))
    state.events.push({ kind: "file_change", path, change, tool_call_id: id });
}

/** The plan as it is now. */
export function tellPlan(state: RunState, printed: unknown): void {
  state.events.push({ kind: "plan", entries: planEntries(arrayAt(printed)), tool_call_id: null });
}

type Change = [path: string, change: FileChangeEvent["change"]];

/** `[{path, kind}]`. */
function listed(changes: readonly unknown[]): Change[] {
  return changes.flatMap((one): Change[] => {
    const path = stringAt(one, "path");
    return path === null || path === "" ? [] : [[path, known(stringAt(one, "kind"))]];
  });
}

/** `{"/path": {"add": {...}}}`, as 0.36 prints them. */
function mapped(changes: unknown): Change[] {
  return Object.entries(recordAt(changes) ?? {}).map(([path, change]) => [
    path,
    known(Object.keys((recordAt(change) ?? {}) as JsonRecord)[0] ?? null),
  ]);
}

function known(word: string | null): FileChangeEvent["change"] {
  return word !== null && CHANGES.has(word) ? (word as FileChangeEvent["change"]) : null;
}
