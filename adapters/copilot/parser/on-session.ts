import type { ToolsUpdatedRecord } from "../../../schemas/wire/copilot/generated/stream-json.ts";
import { type JsonRecord, numberAt, recordAt, stringAt } from "../../shared/fields/fields.ts";
import type { Untrusted } from "../../shared/fields/untrusted.ts";
import type { RunState } from "./run-state.ts";

/** The tools on offer changed, which is where the model is named first. */
export function onToolsUpdated(state: RunState, record: JsonRecord): void {
  const { model }: Untrusted<ToolsUpdatedRecord["data"]> = recordAt(record.data) ?? {};
  if (typeof model === "string") state.model = model;
}

/** The session as documents of the CLI's SDK announce it; in the recordings only the result names it. */
export function onSessionStart(state: RunState, record: JsonRecord): void {
  const model = stringAt(record, "data", "selectedModel");
  if (model !== null) state.model = model;
  tellSession(state, stringAt(record, "data", "sessionId"));
}

/** The end of the run, and the only place where the session's id stands. */
export function onResult(state: RunState, record: JsonRecord): void {
  state.end = { exitCode: numberAt(record.exitCode) };
  tellSession(state, stringAt(record.sessionId));
}

function tellSession(state: RunState, id: string | null): void {
  if (id === null || id === state.sessionId) return;
  state.sessionId = id;
  state.events.push({ kind: "session", id, ...(state.model !== null && { model: state.model }) });
}
