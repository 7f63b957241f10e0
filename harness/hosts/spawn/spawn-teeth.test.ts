import { describe, expect, it } from "vitest";
import claude from "../../../adapters/claude/index.ts";
import gemini from "../../../adapters/gemini/index.ts";
import { spawnHost } from "../../../adapters/shared/facades/spawn/spawn-host.ts";
import type { Adapter } from "../../../contracts/cli/v1/adapter.ts";
import type { SpawnHost } from "../../../contracts/spawn/v1/provider-adapter.ts";
import { providerFixtures } from "../../certify/provider-fixtures.ts";
import { BROKEN } from "../../certify/verdict.ts";
import type { CorpusCheck } from "../../checks/check.ts";
import { PROJECT_ROOT } from "../../cli/project-root.ts";
import type { HostSaboteur } from "../host-saboteur.ts";
import { loadHostChecks, loadHostSaboteurs } from "../load-host-contract.ts";
import { hostTarget } from "../open-host.ts";
import { runHostChecks } from "../run-host-checks.ts";
import contract from "./contract.ts";

const checks = (await loadHostChecks(PROJECT_ROOT, "spawn")) as CorpusCheck[];
const saboteurs = (await loadHostSaboteurs(PROJECT_ROOT, "spawn")) as HostSaboteur<SpawnHost>[];
/** Its document has a table of codes for gemini and none for claude. */
const subjectOf = ({ invariant }: { invariant: string }): Adapter<never> =>
  (invariant === "INV-SPAWN-ERR-004" ? gemini : claude) as unknown as Adapter<never>;

/** Invariants that a host breaks, of those asked for. */
async function brokenBy(host: SpawnHost, invariant: string): Promise<string[]> {
  const target = hostTarget(host, contract.identify(host));
  const { fixtures } = await providerFixtures(target.id, null);
  const wanted = checks.filter((check) => check.invariant === invariant);
  const results = await runHostChecks(wanted, target, fixtures);
  return results.filter(({ result }) => BROKEN.has(result.verdict)).map((one) => one.invariant);
}

describe("the checks of spawn/v1", () => {
  it("have a saboteur for each invariant", () => {
    const attacked = new Set(saboteurs.map(({ invariant }) => invariant));
    expect(checks.map(({ invariant }) => invariant).filter((id) => !attacked.has(id))).toEqual([]);
  });

  it.each(saboteurs)("catch $name, and pass the host without its fault", async (saboteur) => {
    const good = spawnHost(subjectOf(saboteur) as unknown as Adapter);
    expect(await brokenBy(good, saboteur.invariant)).toEqual([]);
    expect(await brokenBy(saboteur.sabotage(good), saboteur.invariant)).toEqual([saboteur.invariant]);
  });
});
