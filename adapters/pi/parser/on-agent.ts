import type { AgentEndRecord } from "../../../schemas/wire/pi/generated/stream-json.ts";
import {
  booleanAt,
  type JsonRecord,
  numberAt,
  recordAt,
  stringAt,
  type Untrusted,
  valueAt,
} from "../../shared/framing/fields.ts";
import { messageFigures } from "./message-figures.ts";
import type { RunState } from "./run-state.ts";

/** More of them than this say nothing new. */
const KEPT_RETRIES = 20;

/** The session, ahead of all else, also of a run in which nothing is asked. */
export function onSession(state: RunState, record: JsonRecord): void {
  const id = stringAt(record.id);
  if (id === null || id === state.sessionId) return;
  state.sessionId = id;
  state.events.push({ kind: "session", id, cwd: stringAt(record.cwd) });
}

/** The loop begins, or begins again: what ended before was not the end. */
export function onAgentStart(state: RunState): void {
  state.hasBegun = true;
  state.hasEnded = false;
  state.isAborted = false;
}

/**
 * The loop has ended. That is the end of the run where the version has no other record for it, unless it says that it
 * tries again.
 */
export function onAgentEnd(state: RunState, record: JsonRecord): void {
  const { willRetry }: Untrusted<AgentEndRecord> = record;
  const isLast = willRetry === undefined || state.isSettling !== true;
  if (isLast && willRetry !== true) state.hasEnded = true;
}

/** Nothing is left to do: the end. */
export function onAgentSettled(state: RunState, record: JsonRecord): void {
  state.hasEnded = true;
  state.isAborted = booleanAt(record.aborted) ?? false;
}

/** The failed call will be made again, after a pause of the CLI's own choice. */
export function onRetryStart(state: RunState, record: JsonRecord): void {
  state.hasEnded = false;
  keepReason(state, record.errorMessage);
}

/** The last try failed too, or one went well. */
export function onRetryEnd(state: RunState, record: JsonRecord): void {
  keepReason(state, record.finalError);
}

/** The conversation was summed up by a model, in a call of its own that no message shows. */
export function onCompactionEnd(state: RunState, record: JsonRecord): void {
  state.compactions++;
  const figures = messageFigures(valueAt(record.result, "usage"));
  state.spending.set(`compaction ${state.compactions}`, figures);
  if (recordAt(record.result) !== null && record.aborted !== true) {
    state.events.push({
      kind: "compaction",
      trigger: record.reason === "manual" ? "manual" : record.reason === undefined ? null : "auto",
      tokens_before: numberAt(record.result, "tokensBefore"),
      tokens_after: numberAt(record.result, "estimatedTokensAfter"),
    });
  }
  const reason = stringAt(record.errorMessage);
  if (reason !== null) state.diagnostics.notice(`compaction failed: ${reason}`);
}

/** The call that sums the conversation up failed, and will be made again. */
export function onSummaryRetry(state: RunState, record: JsonRecord): void {
  state.diagnostics.notice(`compaction tried again after: ${stringAt(record.errorMessage) ?? "an error"}`);
}

function keepReason(state: RunState, reason: unknown): void {
  if (typeof reason === "string" && reason !== "" && state.retries.length < KEPT_RETRIES)
    state.retries.push(reason);
}
