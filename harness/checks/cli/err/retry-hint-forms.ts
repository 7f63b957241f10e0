import { errorTextChanger } from "../../../changes/fields/change-error-text.ts";
import { compareValues } from "../../../driver/compare-replays.ts";
import { recordedReplay, recordedRun, tryReplay } from "../../../driver/recorded-replay.ts";
import { notReported, reports } from "../../../facts/claims.ts";
import type { Fixture } from "../../../model/fixture.ts";
import type { CheckContext, CheckResult } from "../../kit/check.ts";
import { failed } from "../../kit/failed.ts";
import { fixtureCheck, notApplicable, passed, unsupported } from "../../kit/fixture-check.ts";

const HINT =
  "A waiting time is a number with a unit behind words such as retry after, wait, try again in; nothing else.";

/** Texts that CLIs and gateways put into a rate-limit error, and the milliseconds each says; null tells none. */
const FORMS: readonly (readonly [string, number | null])[] = [
  [" Please retry after 30 seconds.", 30_000],
  [" Please retry after 100ms", 100],
  [" Please wait 5 seconds.", 5_000],
  [" Please try again in 2 minutes.", 120_000],
  [" (retry-after: 30)", 30_000],
  [" Please try again.", null],
  [" The limit is 30 requests of 60 per hour.", null],
  [" The request took 30 seconds.", null],
];

/** A waiting time in the words of a rate-limit error is read in every unit; where none is reported none is invented. */
export default fixtureCheck("INV-CLI-ERR-004", "retry-hint-forms", attack);

async function attack(fixture: Fixture, { target }: CheckContext): Promise<CheckResult> {
  if (!reports(target.manifest, "rateLimits")) return unsupported(notReported(target.manifest, "rateLimits"));
  const { error } = (await recordedReplay(fixture, target)).outcome;
  if (error?.category !== "rate_limit") return notApplicable("the run does not end with a rate limit");
  if (error.retryAfterMs != null || error.resetsAt != null)
    return notApplicable("the run tells a time of its own");
  const change = errorTextChanger(recordedRun(fixture), error.message);
  if (change === undefined) return notApplicable("the reported message is nowhere in the output");
  let tried = 0;
  for (const [text, retryAfterMs] of FORMS) {
    const run = change((reason) => reason + text);
    const replayed = await tryReplay(target, run);
    tried++;
    if (replayed.crashed) return failed(tried, { message: replayed.message, run, hint: HINT });
    const after = replayed.replay.outcome.error;
    if (after?.category !== "rate_limit") continue;
    const expected = { retryAfterMs, suggestedDelayMs: retryAfterMs ?? 1000, resetsAt: null };
    const actual = {
      retryAfterMs: after.retryAfterMs ?? null,
      suggestedDelayMs: after.suggestedDelayMs ?? null,
      resetsAt: after.resetsAt ?? null,
    };
    const difference = compareValues(expected, actual, "outcome.error");
    if (difference !== undefined) {
      return failed(tried, {
        message: `an error text that ends with "${text.trim()}"`,
        run,
        difference,
        hint: HINT,
      });
    }
  }
  return passed(tried);
}
