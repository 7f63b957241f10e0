import { hostTarget } from "../../../hosts/open-host.ts";
import { goodRuns } from "../../../sandbox/good-run.ts";
import { assertHolds } from "../../kit/check-failure.ts";
import { unproven } from "../../kit/fixture-check.ts";
import { assertEqual } from "../../kit/hosts/assert-equal.ts";
import { executed, executionCheck } from "../kit/execution-check.ts";

/**
 * Tokens are those of the run, the cached ones apart; where the CLI shows none there are none
 * (INV-EXECUTION-RESULT-005).
 */
export default executionCheck("INV-EXECUTION-RESULT-005", "usage", async (bench) => {
  const runs = goodRuns(bench.fixtures, hostTarget(null, { provider: bench.provider, transport: "cli" }));
  const silent = runs.find(({ expected }) => expected.usage === null);
  if (silent !== undefined)
    assertHolds((await executed(bench, silent)).value.usage == null, {
      fixture: silent.id,
      message: "usage is reported for a run that shows none",
      expected: "no usage",
    });
  const shown = runs.find(({ expected }) => tokensOf(expected.usage) !== null);
  if (shown === undefined) return unproven("no good run here shows its tokens");
  const { usage } = (await executed(bench, shown)).value;
  const { inputTokens, outputTokens, cachedInputTokens = 0 } = usage ?? {};
  assertEqual(
    "the tokens are not those of the run",
    { inputTokens, outputTokens, cachedInputTokens },
    tokensOf(shown.expected.usage),
    shown.id,
  );
  return undefined;
});

function tokensOf(usage: unknown): object | null {
  const { inputTokens, outputTokens, cacheReadTokens } = (usage ?? {}) as Record<string, unknown>;
  const isPlain = [inputTokens, outputTokens, cacheReadTokens].every((one) => typeof one === "number");
  return isPlain ? { inputTokens, outputTokens, cachedInputTokens: cacheReadTokens } : null;
}
