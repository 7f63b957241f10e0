import { type JsonRecord, stringAt } from "../../shared/framing/fields.ts";
import { emitText } from "./emit.ts";
import type { RunState } from "./run-state.ts";

/** What 0.36 to 0.60 print as a message of the agent's once they have replaced the conversation by a summary. */
const COMPACTED = "Compact task completed";

/** The warning that 0.60 prints behind it. */
const WARNING = /^Heads up: Long \w+ and multiple compactions/;

/** The tasks of 0.36 that make a summary; their message is no answer. */
const COMPACTION_TASK = /^auto-compact/;

/**
 * Holds a message back that may be the CLI's own: what comes next says whether it is.
 *
 * @returns false for any other text.
 */
export function mayBeCompaction(state: RunState, text: string): boolean {
  if (text !== COMPACTED) return false;
  state.heldText = text;
  return true;
}

/** Another record comes: by the warning, the text that is held was the CLI's; by any other, the model's. */
export function settleHeldText(state: RunState, record: JsonRecord): void {
  const { heldText } = state;
  if (heldText === null) return;
  state.heldText = null;
  if (WARNING.test(stringAt(record, "item", "message") ?? "")) tellCompaction(state);
  else emitText(state, heldText);
}

/**
 * Takes a record of a task of 0.36 that makes a summary.
 *
 * @returns false where the record is of another task.
 */
export function onCompactionTask(state: RunState, id: unknown, type: string | null): boolean {
  if (!COMPACTION_TASK.test(stringAt(id) ?? "")) return false;
  if (type === "agent_message") tellCompaction(state);
  return true;
}

function tellCompaction(state: RunState): void {
  state.events.push({ kind: "compaction", trigger: "auto" });
}
