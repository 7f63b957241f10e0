import { describe, expect, it } from "vitest";
import claude from "../../../adapters/claude/index.ts";
import pi from "../../../adapters/pi/index.ts";
import { executionHost } from "../../../adapters/shared/facades/execution/execution-host.ts";
import type { Adapter } from "../../../contracts/cli/v1/adapter.ts";
import type { ExecutionHost } from "../../../contracts/execution/v1/execution-host.ts";
import { providerFixtures } from "../../certify/provider-fixtures.ts";
import { PROJECT_ROOT } from "../../cli/project-root.ts";
import { brokenByHost } from "../broken-by-host.ts";
import type { HostSaboteur } from "../host-saboteur.ts";
import { loadHostChecks, loadHostSaboteurs } from "../load-host-contract.ts";
import contract from "./contract.ts";

const checks = await loadHostChecks(PROJECT_ROOT, "execution");
const saboteurs = (await loadHostSaboteurs(PROJECT_ROOT, "execution")) as HostSaboteur<ExecutionHost>[];
const invariants = [...new Set(saboteurs.map(({ invariant }) => invariant))].toSorted();

/** Of these only pi shows anything: its sessions are files, and it takes `provider/model` as two flags. */
const OF_PI = ["INV-EXECUTION-SESSION-006", "INV-EXECUTION-OVERRIDE-002"];

function goodHost(invariant: string): ExecutionHost {
  return executionHost((OF_PI.includes(invariant) ? pi : claude) as Adapter);
}

const claudeRuns = (await providerFixtures("claude", null)).fixtures;
const piRuns = (await providerFixtures("pi", null)).fixtures;

async function brokenBy(host: ExecutionHost, invariant: string): Promise<string[]> {
  const fixtures = contract.identify(host).provider === "pi" ? piRuns : claudeRuns;
  return brokenByHost("execution", host, fixtures, (check) => check.invariant === invariant);
}

describe("the checks of execution/v1", () => {
  it("have a saboteur for each invariant", () => {
    expect(checks.map(({ invariant }) => invariant).filter((id) => !invariants.includes(id))).toEqual([]);
  });

  it.each(invariants)("pass the good host at %s", async (invariant) => {
    expect(await brokenBy(goodHost(invariant), invariant)).toEqual([]);
  });

  it.each(saboteurs)("catch $name", async ({ invariant, sabotage }) => {
    expect(await brokenBy(sabotage(goodHost(invariant)), invariant)).toEqual([invariant]);
  });
});
