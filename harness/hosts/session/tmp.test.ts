import { it } from "vitest";
import { providerFixtures } from "../../certify/provider-fixtures.ts";
import { runCase } from "../../certify/run-case.ts";
import { PROJECT_ROOT } from "../../cli/project-root.ts";
import { loadHostChecks } from "../load-host-contract.ts";
import { hostTarget } from "../open-host.ts";
import contract from "./contract.ts";
const only = process.env.ONLY;
it("x", async () => {
  const adapter = (await import(`../../../adapters/${process.env.A ?? "claude"}/index.ts`)).default;
  const { fixtures } = await providerFixtures(adapter.manifest.id, null);
  const host = contract.facade(adapter);
  const target = hostTarget(host, contract.identify(host));
  for (const check of (await loadHostChecks(PROJECT_ROOT, "session")).filter((c) => !only || only.split(",").includes(c.name))) {
    const t = performance.now();
    const r = await runCase(check, fixtures, { target, seed: 1, runs: 1, corpus: fixtures });
    console.log(check.name, r.verdict, Math.round(performance.now() - t), r.verdict === "passed" ? "" : JSON.stringify(r, null, 1).slice(0, 1800));
  }
});
