import type { OutputFormat } from "../../contracts/cli/v1/adapter.ts";
import { runCase } from "../certify/run-case.ts";
import { BROKEN } from "../certify/verdict.ts";
import type { Check } from "../checks/kit/check.ts";
import { loadChecks } from "../checks/load-checks.ts";
import { loadHostContract } from "../hosts/load-host-contract.ts";
import { hostTarget } from "../hosts/open-host.ts";
import type { Fixture } from "../model/fixture.ts";

/**
 * Which invariants of a contract a host breaks, in this process: for saboteurs and tests. Sorted, each once.
 *
 * @param format that the host asks its CLI for, where it is known: a saboteur that spoils every answer must be caught by
 *   its check, and not because nobody could find the format out.
 */
export async function brokenByHost(
  contract: string,
  host: unknown,
  fixtures: readonly Fixture[],
  isWanted: (check: Check) => boolean = () => true,
  format?: OutputFormat,
): Promise<string[]> {
  const { identify } = await loadHostContract(contract);
  const target = hostTarget(host, identify(host), format && [format]);
  const broken = new Set<string>();
  for (const check of (await loadChecks(contract)).filter(isWanted)) {
    const { verdict } = await runCase(check, fixtures, { target, seed: 1, runs: 1, corpus: fixtures });
    if (verdict !== "not-applicable" && BROKEN.has(verdict)) broken.add(check.invariant);
  }
  return [...broken].sort();
}
