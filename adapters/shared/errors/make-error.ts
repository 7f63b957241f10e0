import type { ErrorKind, Evidence, RunError } from "../../../contracts/cli/v1/adapter.ts";
import taxonomy from "../../../contracts/cli/v1/error-taxonomy.json" with { type: "json" };

/** What an error tells besides its kind, where the output shows it. */
export interface ErrorDetails {
  httpStatus?: number | null;
  retryAfterMs?: number | null;
  resetsAt?: string | null;
}

/** Delay suggested for a rate limit that names none, in milliseconds. */
const RATE_LIMIT_DELAY_MS = 1000;

/** The category of a kind, as contracts/cli/v1/error-taxonomy.json has it. */
export function categoryOf(kind: ErrorKind): RunError["category"] {
  return taxonomy.kinds[kind] as RunError["category"];
}

/** An error of the given kind; its category and advice come from contracts/cli/v1/error-taxonomy.json. */
export function makeError(
  kind: ErrorKind,
  message: string,
  evidence: Evidence,
  { httpStatus = null, retryAfterMs = null, resetsAt = null }: ErrorDetails = {},
): RunError {
  const category = categoryOf(kind);
  const suggestedDelayMs = retryAfterMs ?? (category === "rate_limit" ? RATE_LIMIT_DELAY_MS : null);
  return {
    category,
    kind,
    message,
    httpStatus,
    retryAfterMs,
    resetsAt,
    ...taxonomy.categories[category],
    suggestedDelayMs,
    evidence,
  };
}
