import kinds from "../../../../contracts/execution/v1/error-kinds.json" with { type: "json" };
import type { Fixture } from "../../../model/fixture.ts";
import { plainRuns } from "../../../sandbox/good-run.ts";
import { unproven } from "../../kit/fixture-check.ts";
import { assertEqual } from "../../kit/hosts/assert-equal.ts";
import { executed, executionCheck } from "../kit/execution-check.ts";

const MAX_RUNS = 4;
/** Kinds that a category stands for where a recording was given its category alone. */
const OF_CATEGORY: Readonly<Record<string, string>> = {
  authentication: "auth_expired",
  quota: "rate_limited",
  rate_limit: "rate_limited",
};

/** A run that failed has the code of what it failed by (INV-EXECUTION-ERR-003). */
export default executionCheck("INV-EXECUTION-ERR-003", "error-codes", async (bench) => {
  const runs = failedRuns(bench.fixtures);
  if (runs.length === 0) return unproven("no run here failed in a way that is known");
  for (const { fixture, code } of runs)
    assertEqual(
      "a failed run has another code",
      (await executed(bench, fixture)).value.errorCode ?? null,
      code,
      fixture.id,
    );
  return undefined;
});

/** One run for each code, the smallest recorded one. */
function failedRuns(fixtures: readonly Fixture[]): { fixture: Fixture; code: string }[] {
  const byCode = new Map<string, Fixture>();
  for (const fixture of plainRuns(fixtures).filter(({ manifest }) => manifest.exit.code !== null)) {
    const code = codeOf(fixture);
    if (code !== null && code !== "unknown" && !byCode.has(code)) byCode.set(code, fixture);
  }
  return [...byCode].map(([code, fixture]) => ({ fixture, code })).slice(0, MAX_RUNS);
}

function codeOf({ expected }: Fixture): string | null {
  const { status, error } = expected as {
    status?: unknown;
    error?: { kind?: unknown; category?: unknown } | null;
  };
  if (status !== "error") return null;
  const { kind, category } = error ?? {};
  if (typeof kind === "string") return kinds.fromCore[kind as keyof typeof kinds.fromCore] ?? null;
  return OF_CATEGORY[String(category)] ?? null;
}
