import { setTimeout as sleep } from "node:timers/promises";
import { assertHolds } from "../../kit/check-failure.ts";
import { unsupported } from "../../kit/fixture-check.ts";
import { assertShape } from "../../kit/hosts/assert-shape.ts";
import { sessionCheck } from "../kit/session-check.ts";
import { READY } from "../kit/steps.ts";

const MS = 1000;

/**
 * Ticks of usage name the provider, and their figures can be added up: time is reported once (INV-SESSION-USAGE-001).
 */
export default sessionCheck("INV-SESSION-USAGE-001", "usage-ticks", async ({ host, stage }) => {
  if (host.create().usageTick === undefined) return unsupported("the adapter has no usageTick");
  await stage({ steps: [READY] }, async ({ start, adapter }) => {
    const startedAt = performance.now();
    await start();
    await sleep(300);
    const first = adapter.usageTick!();
    await sleep(50);
    await adapter.stop();
    const lasted = (performance.now() - startedAt) / MS;
    const ticks = [first, adapter.usageTick!(), adapter.usageTick!()];
    for (const tick of ticks) {
      assertShape("session/v1/usage-tick", tick, "a tick of usage");
      assertHolds(tick?.provider === adapter.id, {
        message: "a tick of usage does not name the provider",
        expected: JSON.stringify({ provider: adapter.id }),
        actual: JSON.stringify(tick),
      });
    }
    const sum = ticks.reduce((total, tick) => total + (tick?.seconds ?? 0), 0);
    assertHolds(sum > 0.25 && sum <= lasted + 0.05, {
      message: "the seconds of all ticks are not those of the session: some are reported twice, or never",
      expected: `0.25 to ${lasted.toFixed(2)} s`,
      actual: `${sum.toFixed(2)} s`,
    });
  });
  return undefined;
});
