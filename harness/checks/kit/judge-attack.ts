import type { CheckFinding, CheckResult } from "./check.ts";
import { CheckFailure } from "./check-failure.ts";
import { passed } from "./fixture-check.ts";
import { withUncaughtGuard } from "./with-uncaught-guard.ts";

/** Nothing returned: it passed. */
// biome-ignore lint/suspicious/noConfusingVoidType: an attack that returns nothing is an async function without a return.
export type AttackResult = Promise<CheckResult | undefined | void>;

/** A fixture's id, or the input that no one recorded. */
export type PlayedOn = Pick<CheckFinding, "fixture" | "input">;

/**
 * The result of an attack on a running adapter: passed, unless it threw a CheckFailure, returned another result, or
 * took its host down.
 *
 * @param playedOn what a failure is shown on that does not say so itself: asked for when the attack is over. Nothing
 *   where no fixture was played.
 * @param attack is given what counts an input as tried.
 */
export async function judgeAttack(
  playedOn: () => PlayedOn,
  attack: (count: () => void) => AttackResult,
): Promise<CheckResult> {
  let tried = 0;
  try {
    const result = await withUncaughtGuard(async () => await attack(() => tried++));
    return result ?? passed(tried);
  } catch (thrown) {
    if (!(thrown instanceof CheckFailure)) throw thrown;
    return { verdict: "failed", inputs: tried, finding: { ...playedOn(), ...thrown.finding } };
  }
}
