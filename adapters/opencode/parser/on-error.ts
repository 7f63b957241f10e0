import type { ErrorRecord } from "../../../schemas/wire/opencode/generated/stream-json.ts";
import type { JsonRecord } from "../../shared/fields/fields.ts";
import type { Untrusted } from "../../shared/fields/untrusted.ts";
import { isOfSubAgent } from "./part-of.ts";
import type { RunState } from "./run-state.ts";
import { toldError } from "./told-error.ts";

/** More of them than this say nothing new. */
const KEPT_ERRORS = 10;

/** The session failed, or so it seems: a run may still recover and end well. */
export function onError(state: RunState, record: JsonRecord): void {
  if (isOfSubAgent(state, record)) return;
  const { error }: Untrusted<ErrorRecord> = record;
  if (state.errors.length < KEPT_ERRORS) state.errors.push(...toldError(error));
}
