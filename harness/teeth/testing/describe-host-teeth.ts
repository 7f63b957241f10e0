import { describe, expect, it } from "vitest";
import { loadChecks } from "../../checks/load-checks.ts";
import { loadHostContract } from "../../hosts/host-contract.ts";
import { loadSaboteurs } from "../../saboteurs/load-saboteurs.ts";
import { loadSubject } from "../load-subject.ts";
import { tryFaults } from "../try-faults.ts";

/**
 * The tests that a host contract's checks have teeth: every invariant has a saboteur, a good host passes it, and each
 * saboteur is caught.
 */
export async function describeHostTeeth(contract: string): Promise<void> {
  const { shownBy = {} } = await loadHostContract(contract);
  const saboteurs = await loadSaboteurs<never>(contract);
  const invariants = [...new Set((await loadChecks(contract)).map(({ invariant }) => invariant))];

  describe(`the checks of ${contract}/v1`, () => {
    it.each(invariants)("pass the good host at %s and catch its saboteurs", async (invariant) => {
      const own = saboteurs.filter((saboteur) => saboteur.invariant === invariant);
      const subject = await loadSubject(contract, shownBy[invariant] ?? "claude");
      const { baseline, cells } = await tryFaults(subject, invariant, own, { seed: 1, runs: 1 });
      expect(baseline).toBeNull();
      expect(cells.length).toBeGreaterThan(0);
      expect(cells.filter(({ verdict }) => verdict !== "caught")).toEqual([]);
    });
  });
}
