import { describe, expect, it } from "vitest";
import type { OutputFormat } from "../../../contracts/cli/v1/adapter.ts";
import { providerFixtures } from "../../certify/provider-fixtures.ts";
import { loadChecks } from "../../checks/load-checks.ts";
import { findProvider } from "../../driver/registry.ts";
import { loadHostContract } from "../../hosts/load-host-contract.ts";
import type { Fixture } from "../../model/fixture.ts";
import { loadSaboteurs } from "../../saboteurs/load-saboteurs.ts";
import { brokenByHost } from "../broken-by-host.ts";

/** A good host and the runs that its stand-ins play. */
interface GoodHost {
  host: unknown;
  fixtures: readonly Fixture[];
}

/**
 * The tests that a host contract's checks have teeth: a good host breaks nothing, every invariant has a saboteur, and each
 * saboteur breaks its invariant.
 *
 * @param only by invariant the built-in adapter that alone shows it; claude shows all others.
 */
export async function describeHostTeeth(
  contract: string,
  only: Readonly<Record<string, string>> = {},
): Promise<void> {
  const { facade } = await loadHostContract(contract);
  const checks = await loadChecks(contract);
  const saboteurs = await loadSaboteurs<unknown>(contract);
  const invariants = [...new Set(checks.map(({ invariant }) => invariant))];
  const goods = new Map<string, GoodHost>();
  for (const name of new Set(["claude", ...Object.values(only)])) {
    const found = await findProvider(name);
    if ("problem" in found) throw new Error(found.problem);
    const { fixtures } = await providerFixtures(name, null);
    goods.set(name, { host: facade(found.adapter), fixtures });
  }
  const goodAt = (invariant: string) => goods.get(only[invariant] ?? "claude")!;
  const brokenBy = (invariant: string, host: unknown, format?: OutputFormat) =>
    brokenByHost(
      contract,
      host,
      goodAt(invariant).fixtures,
      (check) => check.invariant === invariant,
      format,
    );

  describe(`the checks of ${contract}/v1`, () => {
    it("have a saboteur for each invariant", () => {
      const attacked = new Set(saboteurs.map(({ invariant }) => invariant));
      expect(invariants.filter((id) => !attacked.has(id))).toEqual([]);
    });

    // Each once, and not once for each saboteur: it takes several processes.
    it.each(invariants)("pass the good host at %s", async (invariant) => {
      expect(await brokenBy(invariant, goodAt(invariant).host)).toEqual([]);
    });

    it.each(saboteurs)("catch $name", async ({ invariant, sabotage }) => {
      const host = sabotage(goodAt(invariant).host);
      expect(await brokenBy(invariant, host, "stream-json")).toEqual([invariant]);
    });
  });
}
