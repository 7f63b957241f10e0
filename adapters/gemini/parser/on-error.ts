import type { ErrorRecord } from "../../../schemas/wire/gemini/generated/stream-json.ts";
import { type JsonRecord, stringAt } from "../../shared/fields/fields.ts";
import type { Untrusted } from "../../shared/fields/untrusted.ts";
import type { RunState } from "./run-state.ts";

/** More of them than this say nothing new. */
const KEPT = 10;

/**
 * Trouble that did not end the process by itself. A warning is a notice; an error is why the run failed, unless the
 * model said something after it. 0.24 prints such an error and says success all the same.
 */
export function onError(state: RunState, record: JsonRecord): void {
  const { severity, message } = record as Untrusted<ErrorRecord>;
  const text = stringAt(message);
  state.diagnostics.notice(text ?? "an error record without a message");
  if (severity !== "warning" && state.pending.length < KEPT) state.pending.push({ place: "record", text });
}
