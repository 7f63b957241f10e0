import { assertHolds } from "../kit/check-failure.ts";
import { spawnCheck, spawned } from "./kit/spawn-check.ts";

const FIGURES = ["inputTokens", "outputTokens", "cachedTokens", "costUsd", "durationMs"] as const;

/** Usage names the provider; its figures are figures, and the cost is the run's (INV-SPAWN-USAGE-001). */
export default spawnCheck("INV-SPAWN-USAGE-001", "usage", async (bench) => {
  const { good, provider } = bench;
  // A host may call its provider by an alias; then its usage does too.
  const names = [provider, bench.host.adapter.name];
  const { usage } = await spawned(bench, good);
  assertHolds(usage !== undefined && names.includes(usage.provider), {
    fixture: good.id,
    message: "usage does not name the provider",
    expected: JSON.stringify({ provider }),
    actual: JSON.stringify(usage) ?? "undefined",
  });
  for (const figure of FIGURES) {
    const value = usage[figure];
    assertHolds(value === undefined || (Number.isFinite(value) && value >= 0), {
      fixture: good.id,
      message: `usage has a ${figure} that is no figure`,
      expected: "a number of 0 or more, or none",
      actual: String(value),
    });
  }
  const { costUsd } = good.expected as { costUsd?: unknown };
  assertHolds(typeof costUsd !== "number" || usage.costUsd === costUsd, {
    fixture: good.id,
    message: "the cost is not that of the run",
    expected: String(costUsd),
    actual: String(usage.costUsd),
  });
});
