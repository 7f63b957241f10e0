import { assertHolds } from "../../kit/check-failure.ts";
import { unsupported } from "../../kit/fixture-check.ts";
import { assertEqual } from "../../kit/hosts/assert-equal.ts";
import { partCheck } from "../kit/part-check.ts";

/** The `*_legacy` adapters are for terminals: experimental, and without `execute` (INV-EXECUTION-SHAPE-002). */
export default partCheck("INV-EXECUTION-SHAPE-002", "legacy", async ({ host }) => {
  const { agentAdapterRegistry: registry } = host;
  if (registry === undefined) return unsupported("the module exports no agentAdapterRegistry");
  const legacy = registry.listAll().filter(({ executionEngine }) => executionEngine === "legacy_pty_cli");
  assertHolds(legacy.length > 0, { message: "no adapter is one for terminals", expected: "a *_legacy type" });
  for (const adapter of legacy) {
    const { type, experimental, execute, testEnvironment } = adapter;
    assertEqual(
      `the adapter ${type} is not one for terminals`,
      {
        isLegacy: type.endsWith("_legacy"),
        experimental,
        execute: typeof execute,
        testEnvironment: typeof testEnvironment,
      },
      { isLegacy: true, experimental: true, execute: "undefined", testEnvironment: "function" },
    );
  }
  return undefined;
});
