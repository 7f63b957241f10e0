import type { PlannedCase } from "../plan/plan.ts";
import type { CaseOutcome } from "../verdict.ts";

/** How a case was lost: the adapter hung in it, or took the whole process down. */
export type CaseLoss = "timed-out" | "errored";

/** What was lost so far. */
export interface Losses {
  /** Fixtures whose recorded bytes alone, before any attack, were too much. */
  readonly probes: ReadonlyMap<string, CaseLoss>;
  /** Cases by their place in the plan. */
  readonly cases: ReadonlyMap<number, CaseLoss>;
}

/** After so many losses in a row from the beginning, the rest is taken for lost too. */
export const MAX_CONSECUTIVE_LOSSES = 3;

/**
 * Makes the rule that keeps an adapter which always hangs from costing hours. A case need not be run when
 * - its fixture's recorded bytes alone are too much for the adapter,
 * - those of the first three fixtures all were,
 * - the same check was lost on the first three fixtures it was run on.
 *
 * "First" is by the plan and never by the clock: applied to the finished results the rule gives the same verdicts
 * whichever worker was faster.
 *
 * @returns the verdict of a case that need not be run, or null.
 */
export function skipRule(
  plan: readonly PlannedCase[],
): (index: number, losses: Losses) => CaseOutcome | null {
  const runnable = plan.map((_, index) => index).filter((index) => plan[index]!.unsupported === undefined);
  const fixtures = [...new Set(runnable.map((index) => plan[index]!.fixture))].filter((id) => id !== null);
  const byCheck = new Map<string, number[]>();
  for (const index of runnable) {
    const key = checkKey(plan[index]!);
    byCheck.set(key, [...(byCheck.get(key) ?? []), index]);
  }

  return (index, losses) => {
    if (losses.probes.size === 0 && losses.cases.size === 0) return null;
    const planned = plan[index]!;
    const own = planned.fixture === null ? undefined : losses.probes.get(planned.fixture);
    if (own !== undefined) return notRun(own, `the adapter ${VERB[own]} on the recorded bytes themselves`);
    const first = fixtures.slice(0, MAX_CONSECUTIVE_LOSSES).map((id) => losses.probes.get(id));
    if (first.length === MAX_CONSECUTIVE_LOSSES && first.every((loss) => loss !== undefined)) {
      return notRun(
        first[0]!,
        `the adapter ${VERB[first[0]!]} on each of the first ${MAX_CONSECUTIVE_LOSSES} fixtures`,
      );
    }
    const tries = byCheck
      .get(checkKey(planned))!
      .filter((other) => !losses.probes.has(String(plan[other]!.fixture)))
      .slice(0, MAX_CONSECUTIVE_LOSSES);
    const lost = tries.map((other) => losses.cases.get(other));
    if (tries.includes(index) || lost.length < MAX_CONSECUTIVE_LOSSES || lost.includes(undefined))
      return null;
    return notRun(
      lost[0]!,
      `the adapter ${VERB[lost[0]!]} in the first ${MAX_CONSECUTIVE_LOSSES} cases of this check`,
    );
  };
}

const VERB: Record<CaseLoss, string> = { "timed-out": "hung", errored: "ended the process" };

function notRun(verdict: CaseLoss, why: string): CaseOutcome {
  return { verdict, inputs: 0, finding: { message: `not run: ${why}` } };
}

function checkKey({ invariant, check }: PlannedCase): string {
  return `${invariant} ${check}`;
}
