import { documentedAnswer } from "../../shared/documented/documented-answer.ts";
import type { JsonRecord } from "../../shared/fields/fields.ts";
import type { RunState } from "./run-state.ts";
import { toldError } from "./told-error.ts";

/** An object that protocol documents show for any CLI; it counts only where no record of codex's own came. */
export function onDocumented(state: RunState, record: JsonRecord): void {
  if (record.error != null && record.error !== false) {
    state.documented = { error: toldError(record.error) };
    return;
  }
  const answer = documentedAnswer(record);
  if (answer !== null) state.documented = { answer };
}
