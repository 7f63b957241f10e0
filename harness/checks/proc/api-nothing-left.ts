import { setTimeout as sleep } from "node:timers/promises";
import { apiCheck } from "../../process/api-check.ts";
import { mustHold } from "../../process/broken-promise.ts";

const KINDS = new Set(["TCPSocketWrap", "Timeout"]);
const SETTLING_MS = 1500;

/** After a good run, one that was stopped and one whose connection broke: no connection and no timer is left. */
export default apiCheck("INV-CLI-PROC-011", "api-nothing-left", async ({ run }) => {
  const open = () => process.getActiveResourcesInfo().filter((kind) => KINDS.has(kind)).length;
  const before = open();
  await run();
  await run({ faults: { stopAfter: 100 }, call: { timeoutMs: 300 } });
  await run({ faults: { resetAfter: 100 } });
  const until = performance.now() + SETTLING_MS;
  while (open() > before && performance.now() < until) await sleep(20);
  mustHold(open() <= before, {
    message: "a connection or a timer is left behind",
    expected: "none",
    actual: String(open() - before),
    hint: "Clear every timer in `finally`, and abort what nobody reads to its end.",
  });
});
