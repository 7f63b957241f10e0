import type { ConfigurationRecord } from "../../../schemas/wire/codex/generated/stream-json.ts";
import { type JsonRecord, stringAt, type Untrusted } from "../../shared/framing/fields.ts";
import { documentedAnswer, documentedUsage } from "../../shared/outcome/documented.ts";
import { settleHeldText } from "./on-compaction.ts";
import { onItem } from "./on-item.ts";
import { onMessage } from "./on-message.ts";
import { onError, onThreadStarted, onTurnCompleted, onTurnFailed, onTurnStarted } from "./on-turn.ts";
import { parseError } from "./parse-error.ts";
import type { RunState } from "./run-state.ts";

/** Takes one record of one type into the state. Never throws, whatever the record holds. */
type Reducer = (state: RunState, record: JsonRecord) => void;

const NO_TYPE = "(none)";

/** `session.created` is what some versions between the certified ones call the start (paperclipai/paperclip#1433). */
const REDUCERS = new Map<string, Reducer>([
  ["error", onError],
  ["item.completed", onItem],
  ["item.started", onItem],
  ["item.updated", onItem],
  ["session.created", onThreadStarted],
  ["thread.started", onThreadStarted],
  ["turn.completed", onTurnCompleted],
  ["turn.failed", onTurnFailed],
  ["turn.started", onTurnStarted],
]);

/** Takes any record into the state; one of an unknown type is only counted (INV-CLI-PARSE-008). */
export function reduceRecord(state: RunState, record: JsonRecord): void {
  const type = stringAt(record.type);
  if (type === null && ("msg" in record || isBareEnvelope(state, record))) {
    onMessage(state, record);
    return;
  }
  const reducer = type === null ? untyped(record) : REDUCERS.get(type);
  if (reducer !== undefined) {
    settleHeldText(state, record);
    state.hasOwnRecords = true;
    reducer(state, record);
    return;
  }
  state.diagnostics.unknownType(type ?? NO_TYPE);
  if (type === null) onDocumented(state, record);
}

/** A record of 0.36 that lost its message: nothing but its id is left. */
function isBareEnvelope({ hasTask }: RunState, record: JsonRecord): boolean {
  return hasTask && typeof record.id === "string" && Object.keys(record).length === 1;
}

/** Records that have no type, or lost it. */
function untyped(record: JsonRecord): Reducer | undefined {
  if ("item" in record) return onItem;
  if (typeof record.workdir === "string" && typeof record.model === "string") return onConfiguration;
  // The prompt, which 0.36 prints back.
  return typeof record.prompt === "string" ? () => {} : undefined;
}

/** The first line of 0.36: no type, no session, keys in another order in every run. */
function onConfiguration(state: RunState, record: JsonRecord): void {
  const { model, workdir } = record as Untrusted<ConfigurationRecord>;
  state.hasNoTerminalRecord = true;
  state.model = stringAt(model) ?? state.model;
  state.events.push({ kind: "session", id: state.sessionId, model: state.model, cwd: stringAt(workdir) });
}

/** An object that protocol documents show for any CLI; it counts only where no record of codex's own came. */
function onDocumented(state: RunState, record: JsonRecord): void {
  if (record.error != null && record.error !== false) {
    state.documented = { error: parseError(record.error) };
    return;
  }
  const answer = documentedAnswer(record);
  if (answer !== null) state.documented = { answer, usage: documentedUsage(record.usage) };
}
