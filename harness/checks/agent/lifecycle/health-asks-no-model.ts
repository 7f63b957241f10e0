import { assertHolds } from "../../kit/check-failure.ts";
import { formatValue } from "../../kit/hosts/assert-equal.ts";
import { agentCheck, ready } from "../kit/agent-check.ts";

const ASKS_FOR_VERSION = /^-{0,2}v(?:ersion)?$/i;

/** A health check starts no run: a request to the model is a call of its own (INV-AGENT-HEALTH-003). */
export default agentCheck("INV-AGENT-HEALTH-003", "health-asks-no-model", async ({ host, good, play }) => {
  const { receipts } = await play(good, async () => (await ready(host)).healthCheck());
  const runs = receipts.filter(
    ({ argv, stdin }) => stdin.bytes > 0 || argv.length !== 1 || !ASKS_FOR_VERSION.test(argv[0]!),
  );
  assertHolds(runs.length === 0, {
    message: "a health check asks the model",
    expected: "the version",
    actual: formatValue(runs.map(({ argv }) => argv)),
  });
});
