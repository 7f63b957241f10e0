import { assertHolds } from "../../kit/check-failure.ts";
import { agentCheck, ready, request } from "../kit/agent-check.ts";

const LINGER_MS = 400;
/** Clocks differ by their steps. */
const STEP_MS = 20;

/** The duration is that of the call, by a clock outside of the CLI (INV-AGENT-RESULT-003). */
export default agentCheck("INV-AGENT-RESULT-003", "duration", async ({ host, good, play }) => {
  const plugin = await ready(host);
  const { value } = await play(
    good,
    async (cwd) => {
      const startedAt = performance.now();
      const { duration_ms } = await plugin.run(request({ cwd }));
      return { duration_ms, wall: performance.now() - startedAt };
    },
    { linger: LINGER_MS },
  );
  const { duration_ms, wall } = value;
  assertHolds(duration_ms >= LINGER_MS - STEP_MS && duration_ms <= wall + STEP_MS, {
    fixture: good.id,
    message: "duration_ms is not how long the call took",
    expected: `from ${LINGER_MS} to ${Math.ceil(wall)}`,
    actual: String(duration_ms),
  });
});
