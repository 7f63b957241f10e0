import { setTimeout as sleep } from "node:timers/promises";
import { KINDS_OF_REQUESTS, openThings } from "../../../../sandbox/open-things.ts";
import { apiCheck } from "../../../kit/api-check.ts";
import { mustHold } from "../../../kit/broken-promise.ts";

const SETTLING_MS = 1500;

/** After a good run, one that was stopped and one whose connection broke: no connection and no timer is left. */
export default apiCheck("INV-CLI-PROC-011", "api-nothing-left", async ({ run }) => {
  const before = openThings([], KINDS_OF_REQUESTS);
  const left = () => openThings(before, KINDS_OF_REQUESTS);
  await run();
  await run({ faults: { stopAfter: 100 }, call: { timeoutMs: 300 } });
  await run({ faults: { resetAfter: 100 } });
  const until = performance.now() + SETTLING_MS;
  while (left().length > 0 && performance.now() < until) await sleep(20);
  mustHold(left().length === 0, {
    message: "a connection or a timer is left behind",
    expected: "none",
    actual: left().join(", "),
    hint: "Clear every timer in `finally`, and abort what nobody reads to its end.",
  });
});
