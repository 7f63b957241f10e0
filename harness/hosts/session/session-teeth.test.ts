import { describe, expect, it } from "vitest";
import claude from "../../../adapters/claude/index.ts";
import { sessionHost } from "../../../adapters/shared/facades/session/session-host.ts";
import type { Adapter } from "../../../contracts/cli/v1/adapter.ts";
import type { SessionHost } from "../../../contracts/session/v1/provider-adapter.ts";
import { providerFixtures } from "../../certify/provider-fixtures.ts";
import { PROJECT_ROOT } from "../../cli/project-root.ts";
import { brokenByHost } from "../broken-by-host.ts";
import type { HostSaboteur } from "../host-saboteur.ts";
import { loadHostChecks, loadHostSaboteurs } from "../load-host-contract.ts";

const checks = await loadHostChecks(PROJECT_ROOT, "session");
const saboteurs = (await loadHostSaboteurs(PROJECT_ROOT, "session")) as HostSaboteur<SessionHost>[];
const good = sessionHost(claude as Adapter);
const { fixtures } = await providerFixtures("claude", null);

function brokenBy(host: SessionHost, invariant: string): Promise<string[]> {
  return brokenByHost("session", host, fixtures, (check) => check.invariant === invariant);
}

describe("the checks of session/v1", () => {
  it("have a saboteur for each invariant", () => {
    const attacked = new Set(saboteurs.map(({ invariant }) => invariant));
    expect(checks.map(({ invariant }) => invariant).filter((id) => !attacked.has(id))).toEqual([]);
  });

  // Each once, and not once for each saboteur: a session takes several processes.
  it.each([...new Set(checks.map(({ invariant }) => invariant))])(
    "pass the host on %s",
    async (invariant) => {
      expect(await brokenBy(good, invariant)).toEqual([]);
    },
  );

  it.each(saboteurs)("catch $name", async ({ invariant, sabotage }) => {
    expect(await brokenBy(sabotage(good), invariant)).toEqual([invariant]);
  });
});
