import type { Adapter, Outcome } from "../../../contracts/cli/v1/adapter.ts";
import { changeOutcome } from "./change-outcome.ts";

/** An adapter that never reports some fields of the diagnostics. */
export function withoutDiagnostics(
  adapter: Adapter,
  ...fields: (keyof NonNullable<Outcome["diagnostics"]>)[]
): Adapter {
  return changeOutcome(adapter, (outcome) => ({
    ...outcome,
    diagnostics: Object.fromEntries(
      Object.entries(outcome.diagnostics ?? {}).filter(([field]) => !fields.includes(field)),
    ),
  }));
}
