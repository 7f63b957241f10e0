import { isKnownCode } from "../../shared/errors/error-codes.ts";
import { type JsonRecord, nonEmptyString, recordAt, stringAt } from "../../shared/framing/fields.ts";
import { ERROR_RULES } from "../error-rules.ts";
import { onContentEnd, onContentStart } from "./on-content.ts";
import type { RunState } from "./run-state.ts";
import { resultSpending, spendingSoFar } from "./spending.ts";

/** More of them than this say nothing new. */
const KEPT_ERRORS = 10;

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

/** What is in the `event` of an `agent_event`. */
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

/** A result that lost its type is still one: nothing else says how the run ended. */
function recordType(record: JsonRecord): string {
  if (typeof record.type === "string") return record.type;
  return "finishReason" in record && "aggregateUsage" in record ? "run_result" : NO_TYPE;
}

/**
 * A model call failed; a result says so next, unless the CLI goes on. Its class is one of a few words, mostly
 * `unknown`.
 */
function onError(state: RunState, event: JsonRecord): void {
  if (state.errors.length >= KEPT_ERRORS) return;
  const code = nonEmptyString(event.errorClass);
  state.errors.push({
    place: "record",
    text: stringAt(event, "error", "message") ?? stringAt(event.error),
    code: code !== null && isKnownCode(code, ERROR_RULES) ? code : null,
  });
}

/** A warning, or what the CLI does about trouble: nothing that fails the run. */
function onNotice(state: RunState, event: JsonRecord): void {
  const message = stringAt(event.message);
  if (message !== null) state.diagnostics.notice(message);
}

/** Somebody interrupted the run. The CLI ends it by itself, with a result, and exits with 0. */
function onAbort(state: RunState): void {
  state.isAborted = true;
}

/** Printed with `--verbose` only. */
function onRunStart(state: RunState, record: JsonRecord): void {
  state.model = stringAt(record.modelId) ?? state.model;
}

/** A model call begins, with the tools that it will ask for. */
function onIterationStart({ transcript }: RunState): void {
  transcript.startCall();
}

/** The call went well, so that the errors before it are overcome. */
function onIterationEnd(state: RunState): void {
  state.transcript.stopBlock();
  state.transcript.finishCall();
  state.overcome = state.errors.length;
}

function onUsage(state: RunState, event: JsonRecord): void {
  state.spending = spendingSoFar(event) ?? state.spending;
}

/** The end of the run. Its figures are those of all agents of the run, where the events have those of the first. */
function onResult(state: RunState, record: JsonRecord): void {
  state.result = { finishReason: stringAt(record.finishReason), text: stringAt(record.text) };
  state.model = stringAt(record, "model", "id") ?? state.model;
  state.spending = resultSpending(record.usage) ?? state.spending;
}
