import type { Adapter } from "../../../../contracts/cli/v1/adapter.ts";
import { moduleTarget } from "../../../driver/module-target.ts";
import type { Fixture } from "../../../model/fixture.ts";
import type { Check, CheckContext, CheckFinding, CheckResult } from "../check.ts";
import { TOY_FIXTURES } from "./toy-fixtures.ts";

/** What a check says of an adapter, over all fixtures. */
export interface CheckedAdapter {
  results: CheckResult[];
  /** Inputs tried in all. */
  tried: number;
  /** The first failure. */
  finding?: CheckFinding | undefined;
}

/** Runs a check on an adapter in this process, with the toy fixtures unless others are given. */
export async function runCheck(
  check: Check,
  adapter: Adapter,
  fixtures: readonly Fixture[] = TOY_FIXTURES,
  options: Partial<CheckContext> = {},
): Promise<CheckedAdapter> {
  const context: CheckContext = {
    target: moduleTarget(adapter),
    seed: 1,
    runs: 20,
    corpus: fixtures,
    fixtures,
    ...options,
  };
  const results: CheckResult[] = [];
  if (check.scope === "corpus") results.push(await check.run(fixtures, context));
  else for (const fixture of fixtures) results.push(await check.run(fixture, context));
  const failure = results.find((result) => result.verdict === "failed");
  return {
    results,
    tried: results.reduce((sum, { inputs: tried }) => sum + tried, 0),
    finding: failure?.verdict === "failed" ? failure.finding : undefined,
  };
}
