import type { Outcome, RunError } from "../../../../contracts/cli/v1/adapter.ts";
import { AdapterMethodError, createAdapterError } from "./adapter-error.ts";

/**
 * A run that failed in the words of `agent/v1`. Pure. What was never started is a `spawn_error`, everything else a
 * `cli_error`; a limit is retryable, since the host knows how long to wait (INV-AGENT-LIMIT-001).
 */
export function agentError(outcome: Outcome): AdapterMethodError {
  const { error, exit } = outcome;
  if (error == null) {
    return new AdapterMethodError(createAdapterError("cli_error", "The CLI failed and gave no reason"));
  }
  const details = { kind: error.kind, http_status: error.httpStatus ?? null, exit_code: exit.code };
  // A run that was aborted before it began has no fault of its start.
  if (error.evidence === "spawn" && !exit.aborted) {
    return new AdapterMethodError(createAdapterError("spawn_error", error.message, { details }));
  }
  const retryable = error.shouldRetry || isLimit(error);
  const message =
    exit.code === null || exit.code === 0
      ? error.message
      : `CLI exited with code ${exit.code}: ${error.message}`;
  return new AdapterMethodError(createAdapterError("cli_error", message, { retryable, details }));
}

/** Whether an error is a limit on the account, of requests or of quota. */
export function isLimit({ category }: Pick<RunError, "category">): boolean {
  return category === "rate_limit" || category === "quota";
}
