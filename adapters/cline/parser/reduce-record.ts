import { type JsonRecord, recordAt, stringAt } from "../../shared/fields/fields.ts";
import { onContentEnd, onContentStart } from "./on-content.ts";
import { onAbort, onError, onNotice } from "./on-error.ts";
import { onIterationEnd, onIterationStart, onResult, onRunStart, onUsage } from "./on-run.ts";
import type { RunState } from "./run-state.ts";

/** Takes one record, or one event, of one type into the state. Never throws, whatever it holds. */
type Reducer = (state: RunState, record: JsonRecord) => void;

const NO_TYPE = "(none)";

const ignore: Reducer = () => {};

const RECORDS = new Map<string, Reducer>([
  ["hook_event", ignore],
  ["run_abort_requested", onAbort],
  ["run_aborted", onAbort],
  ["run_result", onResult],
  ["run_start", onRunStart],
  ["team_event", ignore],
  ["team_restored", ignore],
]);

/** What stands in the `event` of an `agent_event`. */
const EVENTS = new Map<string, Reducer>([
  ["content_end", onContentEnd],
  ["content_start", onContentStart],
  ["content_update", ignore],
  ["done", ignore],
  ["error", onError],
  ["iteration_end", onIterationEnd],
  ["iteration_start", onIterationStart],
  ["notice", onNotice],
  ["usage", onUsage],
]);

/** Takes any record into the state; one of an unknown type is only counted (INV-CLI-PARSE-008). */
export function reduceRecord(state: RunState, record: JsonRecord): void {
  const event = recordAt(record.event);
  const isEvent = record.type === "agent_event" && event !== null;
  const type = isEvent ? (stringAt(event.type) ?? NO_TYPE) : recordType(record);
  const reducer = (isEvent ? EVENTS : RECORDS).get(type);
  if (reducer === undefined) state.diagnostics.unknownType(type);
  else reducer(state, isEvent ? event : record);
}

/** A result that lost its type is still one: nothing else tells how the run ended. */
function recordType(record: JsonRecord): string {
  if (typeof record.type === "string") return record.type;
  return "finishReason" in record && "aggregateUsage" in record ? "run_result" : NO_TYPE;
}
