import type { Usage } from "../../../../contracts/cli/v1/adapter.ts";
import type { Difference } from "../../../driver/compare-replays.ts";
import { recordedRun } from "../../../driver/recorded-replay.ts";
import { compareExpectation } from "../../../expectation/compare-expectation.ts";
import { allowed } from "../../../facts/expected-values.ts";
import { isRecord } from "../../../lib/json.ts";
import type { Fixture } from "../../../model/fixture.ts";
import type { Replay } from "../../../model/target.ts";
import type { CheckContext, CheckResult } from "../../kit/check.ts";
import { failed } from "../../kit/failed.ts";
import { notApplicable, passed } from "../../kit/fixture-check.ts";
import { mismatchDifference, show } from "../../kit/mismatch-difference.ts";
import { recordedCheck } from "../../kit/recorded-check.ts";

const HINT =
  "inputTokens holds no cached token, outputTokens holds reasoning, totalTokens is the sum of the four kinds.";
const COUNTS = [
  "inputTokens",
  "outputTokens",
  "cacheReadTokens",
  "cacheCreationTokens",
  "totalTokens",
] as const;

/** Cached and reasoning tokens have the one meaning, whatever the CLI's own fields mean. */
export default recordedCheck("INV-CLI-USAGE-002", "usage-meaning", judge);

function judge(fixture: Fixture, { outcome }: Replay, { target }: CheckContext): CheckResult {
  const { usage } = fixture.expected;
  const isSpecial = target.manifest.capabilities?.usage !== false && allowed(usage).some(hasSpecialTokens);
  if (outcome.usage == null && !isSpecial) return notApplicable("the run shows no usage");
  const [mismatch] = isSpecial ? compareExpectation({ usage }, outcome) : [];
  const difference =
    (mismatch && mismatchDifference(mismatch)) ?? (outcome.usage ? brokenSum(outcome.usage) : undefined);
  if (difference === undefined) return passed(1);
  return failed(1, {
    message: "token counts mean something else",
    run: recordedRun(fixture),
    difference,
    hint: HINT,
  });
}

function hasSpecialTokens(usage: unknown): boolean {
  const fields = ["cacheReadTokens", "cacheCreationTokens", "reasoningTokens"];
  return isRecord(usage) && fields.some((field) => Number(usage[field] ?? 0) > 0);
}

function brokenSum(usage: Usage): Difference | undefined {
  const wrong = COUNTS.find((name) => !Number.isSafeInteger(usage[name]) || usage[name] < 0);
  if (wrong !== undefined) {
    return {
      path: `outcome.usage.${wrong}`,
      expected: "a whole number, not negative",
      actual: show(usage[wrong]),
    };
  }
  const sum = usage.inputTokens + usage.outputTokens + usage.cacheReadTokens + usage.cacheCreationTokens;
  if (usage.totalTokens !== sum) {
    return { path: "outcome.usage.totalTokens", expected: String(sum), actual: String(usage.totalTokens) };
  }
  if ((usage.reasoningTokens ?? 0) <= usage.outputTokens) return undefined;
  const expected = `at most outputTokens, ${usage.outputTokens}`;
  return { path: "outcome.usage.reasoningTokens", expected, actual: String(usage.reasoningTokens) };
}
