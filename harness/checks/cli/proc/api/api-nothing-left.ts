import { setTimeout as sleep } from "node:timers/promises";
import { activeResources, KINDS_OF_REQUESTS } from "../../../../sandbox/active-resources.ts";
import { apiCheck } from "../../../kit/api-check.ts";
import { assertHolds } from "../../../kit/check-failure.ts";

const SETTLING_MS = 1500;

/** After a good run, one that was stopped and one whose connection broke: no connection and no timer is left. */
export default apiCheck("INV-CLI-PROC-011", "api-nothing-left", async ({ run }) => {
  const before = activeResources([], KINDS_OF_REQUESTS);
  const left = () => activeResources(before, KINDS_OF_REQUESTS);
  await run();
  await run({ faults: { stopAfter: 100 }, call: { timeoutMs: 300 } });
  await run({ faults: { resetAfter: 100 } });
  const until = performance.now() + SETTLING_MS;
  while (left().length > 0 && performance.now() < until) await sleep(20);
  assertHolds(left().length === 0, {
    message: "a connection or a timer is left behind",
    expected: "none",
    actual: left().join(", "),
    hint: "Clear every timer in `finally`, and abort what is not read to its end.",
  });
});
