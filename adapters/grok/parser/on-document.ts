import type { JsonOutput } from "../../../schemas/wire/grok/generated/json.ts";
import { type JsonRecord, stringAt } from "../../shared/fields/fields.ts";
import type { Untrusted } from "../../shared/fields/untrusted.ts";
import { onEnd, onError } from "./on-native.ts";
import { newReply, type RunState } from "./run-state.ts";

/** What `json` prints: one object. Objects around it, of a wrapper say, are none of the CLI's. */
export function readDocument(state: RunState, records: readonly JsonRecord[]): void {
  for (const record of records) onDocument(state, record);
}

function onDocument(state: RunState, record: JsonRecord): void {
  const { type, text, thought, stopReason, message, structuredOutputError }: Untrusted<JsonOutput> = record;
  if (type === "error" || (type === undefined && typeof message === "string" && text === undefined)) {
    onError(state, record);
    return;
  }
  if (type !== undefined || (text === undefined && stopReason === undefined)) {
    state.diagnostics.unknownType(stringAt(type) ?? "(none)");
    return;
  }
  if (typeof thought === "string" && thought !== "") state.events.push({ kind: "thinking", text: thought });
  state.reply = { ...newReply(), text: stringAt(text) ?? "", hasLostPiece: typeof text !== "string" };
  if (typeof text === "string" && text !== "") state.transcript.block(text);
  if (typeof structuredOutputError === "string")
    state.diagnostics.notice(`no structured output: ${structuredOutputError}`);
  onEnd(state, record);
}
