import { setTimeout as sleep } from "node:timers/promises";
import { assertHolds } from "../../kit/check-failure.ts";
import { formatValue } from "../../kit/hosts/assert-equal.ts";
import { agentCheck, ready } from "../kit/agent-check.ts";

const MAX_MS = 5000;

/** Within 5 seconds, whatever the CLI does when it is asked for its version (INV-AGENT-HEALTH-002). */
export default agentCheck("INV-AGENT-HEALTH-002", "health-in-time", async ({ host, good, play }) => {
  for (const version of ["grandchild", "hang"] as const) {
    const { value } = await play(
      good,
      async () => {
        const plugin = await ready(host);
        return Promise.race([plugin.healthCheck(), sleep(MAX_MS, "nothing", { ref: false })]);
      },
      { version },
    );
    assertHolds(value !== "nothing", {
      message: `no health within ${MAX_MS} ms of a CLI whose version is asked for (${version})`,
      expected: '{"healthy":...}',
      actual: formatValue(value),
      hint: "Bound the wait by a timer of your own, and wait for no pipe that a child of the CLI holds.",
    });
  }
});
