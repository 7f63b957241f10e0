import { type JsonRecord, nonEmptyString, recordAt, stringAt } from "../../shared/framing/fields.ts";
import { errorType, parseError, reportedCall } from "./parse-error.ts";
import type { RunState } from "./run-state.ts";
import { parentCall } from "./sub-agent.ts";

/** More of them than this say nothing new. */
const KEPT_ERRORS = 10;

/** The session failed; a result says so next. */
export function onSessionError(state: RunState, record: JsonRecord): void {
  const data = recordAt(record.data) ?? {};
  if (parentCall(state, record) !== null) {
    onNotice(state, record);
    return;
  }
  if (state.errors.length >= KEPT_ERRORS) return;
  state.errors.push(parseError(data), ...state.failedCall, ...errorType(data));
}

/** A try of a model call failed. */
export function onCallFailure(state: RunState, record: JsonRecord): void {
  if (parentCall(state, record) !== null) return;
  state.failedCall = reportedCall(recordAt(record.data) ?? {});
}

/** Somebody interrupted the run: the CLI prints no result after this, and exits with code 0. */
export function onAbort(state: RunState, record: JsonRecord): void {
  if (parentCall(state, record) !== null) return;
  state.isAborted = true;
  const reason = nonEmptyString(stringAt(record, "data", "reason"));
  state.errors.push({
    place: "record",
    text: `The run was aborted: ${reason ?? "no reason given"}`,
    code: "abort",
  });
}

/** A warning or a notice of the CLI's: nothing that fails the run. */
export function onNotice(state: RunState, record: JsonRecord): void {
  const message = stringAt(record, "data", "message");
  if (message !== null) state.diagnostics.notice(message);
}

/** A server of tools that did not start: the run goes on without it. */
export function onServerStatus(state: RunState, record: JsonRecord): void {
  const data = recordAt(record.data);
  if (stringAt(data, "status") !== "failed") return;
  const [name, error] = [stringAt(data, "serverName"), stringAt(data, "error")];
  state.diagnostics.notice(`MCP server ${name ?? ""} failed: ${error ?? "no reason given"}`);
}
