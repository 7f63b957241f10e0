import type { Expectation } from "../../schemas/harness/v1/generated/expectation.ts";
import { allowedInError } from "./expected-values.ts";

const SCENARIO = /^resume-(?:unknown|not-uuid|stale|expired)/;

/** Whether a run asked for a session that the CLI does not know: its expectation says so, else its name does. */
export function asksForUnknownSession(scenario: string, expected: Expectation): boolean {
  const kinds = allowedInError(expected, "kind");
  return kinds.length > 0 ? kinds.includes("session_expired") : SCENARIO.test(scenario);
}
