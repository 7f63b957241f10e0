import { setTimeout as sleep } from "node:timers/promises";
import { mustHold } from "../../kit/broken-promise.ts";
import { shown } from "../../kit/hosts/must-equal.ts";
import { agentCheck, ready } from "../kit/agent-check.ts";

const MOST_MS = 5000;

/** Within 5 seconds, whatever the CLI does when it is asked for its version (INV-AGENT-HEALTH-002). */
export default agentCheck("INV-AGENT-HEALTH-002", "health-in-time", async ({ host, good, play }) => {
  for (const version of ["grandchild", "hang"] as const) {
    const { value } = await play(
      good,
      async () => {
        const plugin = await ready(host);
        return Promise.race([plugin.healthCheck(), sleep(MOST_MS, "nothing", { ref: false })]);
      },
      { version },
    );
    mustHold(value !== "nothing", {
      message: `no health within ${MOST_MS} ms of a CLI whose version is asked for (${version})`,
      expected: '{"healthy":...}',
      actual: shown(value),
      hint: "Bound the wait by a timer of your own, and wait for no pipe that a child of the CLI holds.",
    });
  }
});
