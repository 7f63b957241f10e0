import type { InvariantResult } from "../../../schemas/harness/v1/generated/report.ts";
import type { CaseOutcome } from "../verdict.ts";
import type { ExecutedCase } from "./known-failures.ts";

/** From worst to best. A pass counts more than what could not be tried; nothing outweighs a failure. */
export const RANK = [
  "failed",
  "errored",
  "timed-out",
  "known-failure",
  "passed",
  "unproven",
  "unsupported",
] as const;

/**
 * The verdict of each invariant, over all its cases.
 *
 * @param ids every invariant that is to be in the report, in its order.
 * @param untried why an invariant without any case has none.
 */
export function judgeInvariants(
  ids: readonly string[],
  cases: readonly ExecutedCase[],
  untried: (id: string) => string,
): InvariantResult[] {
  const byId = new Map<string, CaseOutcome[]>(ids.map((id) => [id, []]));
  for (const { planned, outcome } of cases) byId.get(planned.invariant)?.push(outcome);
  return ids.map((id) => judge(id, byId.get(id)!, untried));
}

function judge(
  id: string,
  outcomes: readonly CaseOutcome[],
  untried: (id: string) => string,
): InvariantResult {
  if (outcomes.length === 0) return { id, verdict: "unproven", cases: 0, inputs: 0, reason: untried(id) };
  const applicable = outcomes.filter((outcome) => outcome.verdict !== "not-applicable");
  const verdict = RANK.find((rank) => applicable.some((outcome) => outcome.verdict === rank)) ?? "unproven";
  const reason = reasons(outcomes.filter((outcome) => outcome.reason !== undefined));
  return {
    id,
    verdict,
    cases: applicable.length,
    inputs: applicable.reduce((sum, outcome) => sum + outcome.inputs, 0),
    ...(reason === "" ? {} : { reason }),
  };
}

/** `not-applicable: no terminal record (34); unproven: only reported (8)`. */
function reasons(outcomes: readonly CaseOutcome[]): string {
  const counts = new Map<string, number>();
  for (const { verdict, reason } of outcomes) {
    const text = `${verdict}: ${reason}`;
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  const byCount = [...counts].toSorted(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  return byCount.map(([text, count]) => (count === 1 ? text : `${text} (${count})`)).join("; ");
}
