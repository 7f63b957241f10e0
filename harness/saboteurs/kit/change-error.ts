import type { Adapter, Outcome, RunError } from "../../../contracts/cli/v1/adapter.ts";
import { changeOutcome } from "./change-outcome.ts";
import type { SeenRun } from "./seen-run.ts";

/** An adapter that reports other fields of an error; runs without one stay as they are. */
export function changeError(
  adapter: Adapter,
  change: (error: RunError, seen: SeenRun, outcome: Outcome) => Partial<RunError>,
): Adapter {
  return changeOutcome(adapter, (outcome, seen) => {
    const error = outcome.error;
    if (error === undefined || error === null) return outcome;
    return { ...outcome, error: { ...error, ...change(error, seen, outcome) } };
  });
}
