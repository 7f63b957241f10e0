import type { CheckResult } from "../checks/check.ts";
import { passed } from "../checks/fixture-check.ts";
import type { Fixture } from "../corpus/fixture.ts";
import { BrokenPromise } from "./broken-promise.ts";
import { survivingHost } from "./surviving-host.ts";

/** Nothing returned: it passed. */
// biome-ignore lint/suspicious/noConfusingVoidType: an attack that returns nothing is an async function without a return.
export type AttackResult = Promise<CheckResult | undefined | void>;

/**
 * What an attack on a running adapter came to: passed, unless it threw a BrokenPromise, returned another result, or took
 * its host down.
 *
 * @param fixture what a failure is shown on.
 * @param attack is given what counts an input as tried.
 */
export async function judgeAttack(
  fixture: Fixture,
  attack: (count: () => void) => AttackResult,
): Promise<CheckResult> {
  let tried = 0;
  try {
    const result = await survivingHost(async () => await attack(() => tried++));
    return result ?? passed(tried);
  } catch (thrown) {
    if (!(thrown instanceof BrokenPromise)) throw thrown;
    return { verdict: "failed", tried, finding: { fixture: fixture.id, ...thrown.finding } };
  }
}
