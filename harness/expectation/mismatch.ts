/** One place where an outcome is not what was expected. */
export interface Mismatch {
  /** `error.category`, `tools[0].name`; empty for the outcome as a whole. */
  path: string;
  /** What was expected there, as the expectation says it. */
  expected: unknown;
  /** What was there instead; undefined when the field was absent. */
  actual: unknown;
}
