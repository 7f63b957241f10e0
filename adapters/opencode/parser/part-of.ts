import { type JsonRecord, recordAt, stringAt } from "../../shared/framing/fields.ts";
import type { RunState } from "./run-state.ts";

/** The part that a record is about; empty where it is no object. */
export function partOf(record: JsonRecord): JsonRecord {
  return recordAt(record.part) ?? {};
}

/** True for a record of another session than the run's: a sub-agent has one of its own (INV-CLI-EVENT-005). */
export function isOfSubAgent(state: RunState, record: JsonRecord): boolean {
  const id = stringAt(record, "part", "sessionID") ?? stringAt(record.sessionID);
  return id !== null && state.sessionId !== null && id !== state.sessionId;
}
