import { describe, expect, it } from "vitest";
import claude from "../../../adapters/claude/index.ts";
import gemini from "../../../adapters/gemini/index.ts";
import { spawnHost } from "../../../adapters/shared/facades/spawn/spawn-host.ts";
import type { Adapter } from "../../../contracts/cli/v1/adapter.ts";
import type { SpawnHost } from "../../../contracts/spawn/v1/provider-adapter.ts";
import { providerFixtures } from "../../certify/provider-fixtures.ts";
import { PROJECT_ROOT } from "../../cli/project-root.ts";
import { brokenByHost } from "../broken-by-host.ts";
import type { HostSaboteur } from "../host-saboteur.ts";
import { loadHostChecks, loadHostSaboteurs } from "../load-host-contract.ts";

const checks = await loadHostChecks(PROJECT_ROOT, "spawn");
const saboteurs = (await loadHostSaboteurs(PROJECT_ROOT, "spawn")) as HostSaboteur<SpawnHost>[];

async function brokenBy(host: SpawnHost, invariant: string): Promise<string[]> {
  const { fixtures } = await providerFixtures(host.adapter.name, null);
  return brokenByHost("spawn", host, fixtures, (check) => check.invariant === invariant);
}

describe("the checks of spawn/v1", () => {
  it("have a saboteur for each invariant", () => {
    const attacked = new Set(saboteurs.map(({ invariant }) => invariant));
    expect(checks.map(({ invariant }) => invariant).filter((id) => !attacked.has(id))).toEqual([]);
  });

  it.each(saboteurs)("catch $name, and pass the host without its fault", async ({ invariant, sabotage }) => {
    // The document has a table of codes for gemini and none for claude.
    const good = spawnHost((invariant === "INV-SPAWN-ERR-004" ? gemini : claude) as Adapter);
    expect(await brokenBy(good, invariant)).toEqual([]);
    expect(await brokenBy(sabotage(good), invariant)).toEqual([invariant]);
  });
});
