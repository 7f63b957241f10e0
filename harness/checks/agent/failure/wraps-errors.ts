import { assertHolds } from "../../kit/check-failure.ts";
import { formatValue } from "../../kit/hosts/assert-equal.ts";
import { isOfShape } from "../../kit/hosts/assert-shape.ts";
import { agentCheck, errorOf, ready, request, settled } from "../kit/agent-check.ts";
import type { InnerPlugin } from "../kit/claims.ts";

const FAULTS: readonly [what: string, fault: () => never][] = [
  [
    "a TypeError",
    () => {
      throw new TypeError("zz a fault of the plugin");
    },
  ],
  [
    "a word",
    () => {
      throw "zz a fault of the plugin";
    },
  ],
];

/** Whatever doRun throws comes out as a fatal internal_error (INV-AGENT-ERR-001). */
export default agentCheck("INV-AGENT-ERR-001", "wraps-errors", async ({ host, good }) => {
  for (const [what, fault] of FAULTS)
    for (const doRun of [fault, async () => fault()]) {
      const plugin = (await ready(host)) as InnerPlugin;
      plugin.doRun = doRun;
      const error = errorOf(await settled(runOf(plugin)), good.id);
      assertHolds(
        isOfShape("agent/v1/adapter-error", error) &&
          error.code === "internal_error" &&
          error.severity === "fatal" &&
          String(error.message).includes("zz a fault"),
        {
          message: `${what} out of doRun is not wrapped`,
          expected: '{"code":"internal_error","severity":"fatal","message":"... zz a fault of the plugin"}',
          actual: formatValue(error),
        },
      );
    }
});

/** A template that throws at once, and does not reject, is caught here. */
async function runOf(plugin: InnerPlugin) {
  return plugin.run(request());
}
