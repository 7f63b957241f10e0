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

const fixturesOf = {
  claude: (await providerFixtures("claude", null)).fixtures,
  gemini: (await providerFixtures("gemini", null)).fixtures,
};

const good = (provider: keyof typeof fixturesOf): AgentHost =>
  agentHost({ claude, gemini }[provider] as Adapter);

const ONLY_GEMINI = "INV-AGENT-QUOTA-006";

function brokenBy(provider: keyof typeof fixturesOf, host: AgentHost, isWanted: (id: string) => boolean) {
  return brokenByHost("agent", host, fixturesOf[provider], ({ invariant }) => isWanted(invariant));
}

describe("the checks of agent/v1", () => {
  const invariants = checks.map(({ invariant }) => invariant);

  it("have a saboteur for each invariant", () => {
    const attacked = new Set(saboteurs.map(({ invariant }) => invariant));
    expect(invariants.filter((id) => !attacked.has(id))).toEqual([]);
  });

  it("pass the good hosts", async () => {
    expect(await brokenBy("claude", good("claude"), (id) => id !== ONLY_GEMINI)).toEqual([]);
    expect(await brokenBy("gemini", good("gemini"), (id) => id === ONLY_GEMINI)).toEqual([]);
  });

  it.each(saboteurs)("catch $name", async ({ invariant, sabotage }) => {
    // The document has one window for a limit for gemini and none for claude.
    const provider = invariant === ONLY_GEMINI ? "gemini" : "claude";
    const host = sabotage(good(provider));
    expect(await brokenBy(provider, host, (id) => id === invariant)).toEqual([invariant]);
  });
});
