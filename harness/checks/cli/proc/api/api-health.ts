import path from "node:path";
import { mockApi } from "../../../../../mock-clis/api/mock-api.mjs";
import { apiCheck, keyIn, PLANTED_KEY } from "../../../kit/api-check.ts";
import { assertHolds } from "../../../kit/check-failure.ts";
import { unsupported } from "../../../kit/fixture-check.ts";
import { show } from "../../../kit/mismatch-difference.ts";

const LIMIT_MS = 5000;

/** The health check answers within 5 seconds whatever the server does, and gives no secret. */
export default apiCheck("INV-CLI-PROC-012", "api-health", async ({ target, fixture, fixtures }) => {
  const { adapter } = target;
  if (adapter?.checkHealth === undefined)
    return unsupported(`${target.id} has no health check in this process`);
  const refused = fixtures.find(({ stderr }) => stderr.toString().startsWith("HTTP/1.1 401")) ?? fixture;
  for (const [what, one, faults, isWell] of [
    ["takes the key", fixture, {}, true],
    ["refuses the key", refused, {}, refused === fixture],
    ["never answers", fixture, { silent: true }, false],
    ["answers and never ends", fixture, { stopAfter: 10 }, true],
  ] as const) {
    const api = await mockApi({ fixtures: [path.resolve(one.folder)], faults });
    try {
      const startedAt = performance.now();
      const health = await adapter.checkHealth({ cliPath: api.address, env: keyIn(target.manifest) });
      const input = `a server that ${what}`;
      assertHolds(performance.now() - startedAt < LIMIT_MS, {
        message: "the health check takes more than 5 seconds",
        input,
        hint: "Bound it, and do not read what is not needed.",
      });
      assertHolds(health.ok === isWell && !JSON.stringify(health).includes(PLANTED_KEY), {
        message: "the health check tells the wrong thing, or a secret",
        expected: `ok: ${isWell}, without the key`,
        actual: show(health),
        input,
        hint: "Ask something that needs the key, and look at the status alone.",
      });
    } finally {
      await api.remove();
    }
  }
  return undefined;
});
