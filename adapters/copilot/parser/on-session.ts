import type { ToolsUpdatedRecord } from "../../../schemas/wire/copilot/generated/stream-json.ts";
import {
  type JsonRecord,
  numberAt,
  recordAt,
  stringAt,
  type Untrusted,
} from "../../shared/framing/fields.ts";
import type { RunState } from "./run-state.ts";
import { parentCall } from "./sub-agent.ts";

/** The tools on offer changed, which is where the model is named first. */
export function onToolsUpdated(state: RunState, record: JsonRecord): void {
  const { model }: Untrusted<ToolsUpdatedRecord["data"]> = recordAt(record.data) ?? {};
  if (typeof model === "string" && parentCall(state, record) === null) state.model = model;
}

/** The session as public parsers of runs on GitHub's own models know it; in the recordings only the result names it. */
export function onSessionStart(state: RunState, record: JsonRecord): void {
  const model = stringAt(record, "data", "selectedModel");
  if (model !== null) state.model = model;
  tellSession(state, stringAt(record, "data", "sessionId"));
}

/** Another model goes on. */
export function onModelChange(state: RunState, record: JsonRecord): void {
  const model = stringAt(record, "data", "newModel");
  if (model !== null) state.model = model;
}

/** The conversation was replaced by a summary; one that failed changed nothing. */
export function onCompaction(state: RunState, record: JsonRecord): void {
  const data = recordAt(record.data);
  if (data?.success === false) {
    state.diagnostics.notice(`compaction failed: ${stringAt(data, "error") ?? "no reason given"}`);
    return;
  }
  state.events.push({
    kind: "compaction",
    trigger: null,
    tokens_before: numberAt(data, "preCompactionTokens"),
    tokens_after: numberAt(data, "postCompactionTokens"),
  });
}

/** Tokens of one model call, a sub-agent's included. */
export function onUsage(state: RunState, record: JsonRecord): void {
  state.spending.add(record);
  const model = stringAt(record, "data", "model");
  if (model !== null) state.models.add(model);
}

/** The end of the run. */
export function onResult(state: RunState, record: JsonRecord): void {
  state.end = { exitCode: numberAt(record.exitCode) };
}

/** Reports a session when it is named first, and when another one is. */
export function tellSession(state: RunState, id: string | null): void {
  if (id === null || id === state.sessionId) return;
  state.sessionId = id;
  state.events.push({ kind: "session", id, ...(state.model !== null && { model: state.model }) });
}
