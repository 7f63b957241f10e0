import { certifyTarget } from "../certify/certify-target.ts";
import { BROKEN } from "../certify/verdict.ts";
import { loadHostContract } from "../hosts/host-contract.ts";
import { hostTarget } from "../hosts/open-host.ts";
import type { Fixture } from "../model/fixture.ts";

/** Which invariants of a contract a host breaks, in this process: for tests of hosts. Sorted, each once. */
export async function brokenByHost(
  contract: string,
  host: unknown,
  fixtures: readonly Fixture[],
): Promise<string[]> {
  const { identify } = await loadHostContract(contract);
  const cases = await certifyTarget(hostTarget(host, identify(host)), fixtures, {
    contract,
    seed: 1,
    runs: 1,
    corpus: fixtures,
  });
  const broken = cases.filter(({ verdict }) => BROKEN.has(verdict)).map(({ invariant }) => invariant);
  return [...new Set(broken)].sort();
}
