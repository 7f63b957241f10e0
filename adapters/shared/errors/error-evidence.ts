import type { ErrorKind, Evidence } from "../../../contracts/cli/v1/adapter.ts";

/**
 * One thing that speaks about why a run failed, taken from an error-bearing place: an error record, a result with its
 * error flag, stdout of a failed text-mode run, stderr of a failed run. Never the answer, a tool's input or its
 * output (INV-CLI-ERR-003).
 */
export interface ErrorEvidence {
  place: Evidence;
  /** What a person would read. */
  text?: string | null;
  /** The error's own word, such as `rate_limit_error`. */
  code?: string | null;
  httpStatus?: number | null;
  /** Milliseconds, where a field of the record says. */
  retryAfterMs?: number | null;
  /** ISO 8601, where a field of the record says. */
  resetsAt?: string | null;
}

/** A rule of one provider, ahead of the common ones. It applies when any of its parts matches. */
export interface ErrorRule {
  kind: ErrorKind;
  /** Compared without case; `-`, `.` and blanks count as `_`. */
  codes?: readonly string[];
  /** Tried on the stripped text; one that matches is enough. */
  text?: RegExp | readonly RegExp[];
}
