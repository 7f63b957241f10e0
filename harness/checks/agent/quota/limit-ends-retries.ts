import { setTimeout as sleep } from "node:timers/promises";
import { assertHolds } from "../../kit/check-failure.ts";
import { formatValue } from "../../kit/hosts/assert-equal.ts";
import { agentCheck, errorOf, ready, request, settled } from "../kit/agent-check.ts";
import { RETRYING } from "../kit/limited-run.ts";

const MAX_MS = 5000;

/**
 * A CLI that tries again for ever is ended at the first word of a limit; the run may be tried again
 * (INV-AGENT-LIMIT-001).
 */
export default agentCheck("INV-AGENT-LIMIT-001", "limit-ends-retries", async ({ host, good, play }) => {
  const { value, survivors } = await play(
    good,
    async (cwd) => {
      const plugin = await ready(host);
      return Promise.race([settled(plugin.run(request({ cwd }))), sleep(MAX_MS, "nothing", { ref: false })]);
    },
    RETRYING,
  );
  assertHolds(value !== "nothing", {
    fixture: good.id,
    message: "a CLI that tries again for ever is left to do so",
    input: `stderr: ${RETRYING.retry.line}`,
    expected: `an end within ${MAX_MS} ms`,
    actual: "none",
    hint: "Watch stderr while the CLI runs, and send SIGTERM at the first word of a limit.",
  });
  const error = errorOf(value as Exclude<typeof value, string>, good.id);
  assertHolds(error.code === "cli_error" && error.retryable === true && survivors.length === 0, {
    fixture: good.id,
    message: "a run that was ended for a limit is no cli_error that may be tried again, or lives on",
    expected: '{"code":"cli_error","retryable":true}, and no process',
    actual: `${formatValue(error)}, ${survivors.length} alive`,
  });
});
