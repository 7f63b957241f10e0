import { assertHolds } from "../../kit/check-failure.ts";
import { formatValue } from "../../kit/hosts/assert-equal.ts";
import { isOfShape } from "../../kit/hosts/assert-shape.ts";
import { agentCheck, quietContext } from "../kit/agent-check.ts";

/** A good configuration is taken, and a bad one is a value with a reason, never an exception (INV-AGENT-LIFE-002). */
export default agentCheck("INV-AGENT-LIFE-002", "config", async ({ host }) => {
  const { create, validConfig, invalidConfig } = host;
  const initialize = (config: Record<string, unknown>) =>
    create(quietContext())
      .initialize(config)
      .catch((thrown: unknown) => thrown);
  const good = await initialize(validConfig);
  assertHolds(isOfShape("agent/v1/init-result", good) && (good as { success: unknown }).success === true, {
    message: "a good configuration is not taken",
    expected: '{"success":true,"message":null}',
    actual: formatValue(good),
  });
  for (const config of [
    invalidConfig,
    { ...validConfig, command_timeout_ms: -1 },
    { ...validConfig, cli_path: 7 },
  ]) {
    const bad = await initialize(config);
    const { success, message } = (bad ?? {}) as { success?: unknown; message?: unknown };
    assertHolds(
      !(bad instanceof Error) && success === false && typeof message === "string" && message !== "",
      {
        message: "a bad configuration does not come back as a failure with a reason",
        input: formatValue(config),
        expected: '{"success":false,"message":"..."}',
        actual: formatValue(bad),
      },
    );
  }
});
