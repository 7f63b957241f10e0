import { describe, expect, it } from "vitest";
import claude from "../../../adapters/claude/index.ts";
import gemini from "../../../adapters/gemini/index.ts";
import { agentHost } from "../../../adapters/shared/facades/agent/agent-host.ts";
import type { AgentHost } from "../../../contracts/agent/v1/agent-adapter.ts";
import type { Adapter } from "../../../contracts/cli/v1/adapter.ts";
import { providerFixtures } from "../../certify/provider-fixtures.ts";
import { PROJECT_ROOT } from "../../cli/project-root.ts";
import { brokenByHost } from "../broken-by-host.ts";
import type { HostSaboteur } from "../host-saboteur.ts";
import { loadHostChecks, loadHostSaboteurs } from "../load-host-contract.ts";

const checks = await loadHostChecks(PROJECT_ROOT, "agent");
const saboteurs = (await loadHostSaboteurs(PROJECT_ROOT, "agent")) as HostSaboteur<AgentHost>[];

/** The document has one window for a limit for gemini and none for claude. */
function goodHost(invariant: string): { provider: keyof typeof fixturesOf; host: AgentHost } {
  const provider = invariant === "INV-AGENT-QUOTA-006" ? "gemini" : "claude";
  return { provider, host: agentHost({ claude, gemini }[provider] as Adapter) };
}

const fixturesOf = {
  claude: (await providerFixtures("claude", null)).fixtures,
  gemini: (await providerFixtures("gemini", null)).fixtures,
};

async function brokenBy(provider: keyof typeof fixturesOf, host: AgentHost, invariant: string) {
  const fixtures = fixturesOf[provider];
  return brokenByHost("agent", host, fixtures, (check) => check.invariant === invariant);
}

describe("the checks of agent/v1", () => {
  const invariants = checks.map(({ invariant }) => invariant);

  it("have a saboteur for each invariant", () => {
    const attacked = new Set(saboteurs.map(({ invariant }) => invariant));
    expect(invariants.filter((id) => !attacked.has(id))).toEqual([]);
  });

  it.each(invariants)("pass the good host: %s", async (invariant) => {
    const { provider, host } = goodHost(invariant);
    expect(await brokenBy(provider, host, invariant)).toEqual([]);
  });

  it.each(saboteurs)("catch $name", async ({ invariant, sabotage }) => {
    const { provider, host } = goodHost(invariant);
    expect(await brokenBy(provider, sabotage(host), invariant)).toEqual([invariant]);
  });
});
