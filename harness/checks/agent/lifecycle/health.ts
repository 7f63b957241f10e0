import type { HealthStatus } from "../../../../contracts/agent/v1/agent-adapter.ts";
import { assertHolds } from "../../kit/check-failure.ts";
import { formatValue } from "../../kit/hosts/assert-equal.ts";
import { isOfShape } from "../../kit/hosts/assert-shape.ts";
import { withoutAnyCli } from "../../kit/hosts/stand-in.ts";
import { agentCheck, ready } from "../kit/agent-check.ts";

/** Healthy exactly when the CLI answers, with all fields; never a rejection (INV-AGENT-HEALTH-001). */
export default agentCheck("INV-AGENT-HEALTH-001", "health", async ({ host, good, play }) => {
  const plugin = await ready(host);
  const ask = () => plugin.healthCheck().catch((thrown: unknown) => thrown);
  mustBe(true, "a CLI that answers", (await play(good, ask)).value);
  mustBe(false, "a CLI that ends with 1", (await play(good, ask, { version: "fail" })).value);
  mustBe(false, "a CLI that is nowhere on PATH", await withoutAnyCli(ask));
});

function mustBe(healthy: boolean, what: string, status: unknown): void {
  assertHolds(isOfShape("agent/v1/health-status", status) && (status as HealthStatus).healthy === healthy, {
    message: `the health of ${what} is another`,
    expected: `{"healthy":${healthy},"message":"...","details":...}`,
    actual: formatValue(status),
  });
}
