import { assertHolds } from "../../kit/check-failure.ts";
import { formatValue } from "../../kit/hosts/assert-equal.ts";
import { agentCheck, quietContext } from "../kit/agent-check.ts";
import type { InnerPlugin } from "../kit/claims.ts";

/** The context is there when the plugin is initialized (INV-AGENT-LIFE-001). */
export default agentCheck("INV-AGENT-LIFE-001", "context", async ({ host: { create, validConfig } }) => {
  const given = quietContext();
  const plugin = create(given) as InnerPlugin;
  const { doInitialize } = plugin;
  assertHolds(typeof doInitialize === "function", { message: "the plugin has no doInitialize" });
  let seen: unknown;
  plugin.doInitialize = function (this: InnerPlugin, config) {
    seen = contextOf(this);
    return doInitialize.call(this, config);
  };
  await plugin.initialize(validConfig);
  const { logger, stateStore } = (seen ?? {}) as Partial<typeof given>;
  assertHolds(logger === given.logger && stateStore === given.stateStore, {
    message: "the plugin is initialized before it has its context",
    expected: "this.context.logger and this.context.stateStore, as they were given",
    actual: seen instanceof Error ? String(seen) : formatValue(Object.keys(seen ?? {})),
  });
});

function contextOf(plugin: InnerPlugin): unknown {
  try {
    return plugin.context;
  } catch (thrown) {
    return thrown;
  }
}
