import type { DoneRecord } from "../../../schemas/wire/opencode/generated/documented.ts";
import { arrayAt, type JsonRecord } from "../../shared/fields/fields.ts";
import type { Untrusted } from "../../shared/fields/untrusted.ts";
import type { RunState } from "./run-state.ts";

/**
 * The session is idle, as later sources of the CLI print it. It does not say whether the last model call went well, so
 * it decides nothing; a refused permission is one of the reasons why a run stops without an answer.
 */
export function onDone(state: RunState, record: JsonRecord): void {
  const { rejected }: Untrusted<DoneRecord> = record;
  if (arrayAt(rejected).length > 0) state.step.isRejected = true;
}
