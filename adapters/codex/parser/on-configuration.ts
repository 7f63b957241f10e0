import type { ConfigurationRecord } from "../../../schemas/wire/codex/generated/stream-json.ts";
import { type JsonRecord, stringAt } from "../../shared/fields/fields.ts";
import type { Untrusted } from "../../shared/fields/untrusted.ts";
import type { RunState } from "./run-state.ts";

/** The first line of 0.36: no type, no session, keys in another order in every run. */
export function onConfiguration(state: RunState, record: JsonRecord): void {
  const { model, workdir } = record as Untrusted<ConfigurationRecord>;
  state.hasNoTerminalRecord = true;
  state.model = stringAt(model) ?? state.model;
  state.events.push({ kind: "session", id: state.sessionId, model: state.model, cwd: stringAt(workdir) });
}
