import type { ResultRecord, SystemRecord } from "../../../schemas/wire/cursor/generated/stream-json.ts";
import {
  booleanAt,
  type JsonRecord,
  nonEmptyString,
  numberAt,
  stringAt,
  type Untrusted,
} from "../../shared/framing/fields.ts";
import { makeUsage } from "../../shared/outcome/make-usage.ts";
import { endThought } from "./on-assistant.ts";
import type { RunState } from "./run-state.ts";

/** The start of the run names the model, by what a person calls it. */
export function onSystem(state: RunState, record: JsonRecord): void {
  const { subtype, model, cwd } = record as Untrusted<SystemRecord>;
  if (subtype !== "init") return;
  state.model = stringAt(model) ?? state.model;
  tellSession(state, stringAt(record.session_id), stringAt(cwd));
}

/** The end of the run. What was read from the cache, or written to it, is beside the input. */
export function onResult(state: RunState, record: JsonRecord): void {
  const { is_error, subtype, result, usage } = record as Untrusted<ResultRecord>;
  endThought(state);
  const [flag, kind] = [booleanAt(is_error), nonEmptyString(subtype)];
  state.result = {
    isError: flag === true || (kind !== null && kind !== "success") ? true : flag,
    text: stringAt(result),
    subtype: kind,
    usage: makeUsage({
      inputTokens: numberAt(usage, "inputTokens"),
      outputTokens: numberAt(usage, "outputTokens"),
      cacheReadTokens: numberAt(usage, "cacheReadTokens"),
      cacheCreationTokens: numberAt(usage, "cacheWriteTokens"),
    }),
  };
}

/** Reports a session when it is named first, and when another one is. */
export function tellSession(state: RunState, id: string | null, cwd: string | null = null): void {
  if (id === null || id === "" || id === state.sessionId) return;
  state.sessionId = id;
  const { model } = state;
  state.events.push({ kind: "session", id, ...(model !== null && { model }), ...(cwd !== null && { cwd }) });
}
