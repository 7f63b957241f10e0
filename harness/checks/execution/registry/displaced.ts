import type { AgentExecutionAdapter } from "../../../../contracts/execution/v1/agent-execution-adapter.ts";
import { unsupported } from "../../kit/fixture-check.ts";
import { assertEqual } from "../../kit/hosts/assert-equal.ts";
import { partCheck } from "../kit/part-check.ts";

/**
 * A built-in adapter comes back when the plugin in its place goes, after a second one too (INV-EXECUTION-REGISTRY-002).
 */
export default partCheck("INV-EXECUTION-REGISTRY-002", "displaced", async ({ host }) => {
  const { agentAdapterRegistry: registry, adapter } = host;
  if (registry === undefined) return unsupported("the module exports no agentAdapterRegistry");
  const { type } = adapter;
  const builtIn = registry.get(type)?.name;
  const present = (one = type) => registry.get(one)?.name ?? null;
  try {
    registry.registerExternal(madeUpAdapter(type, "zz first"));
    assertEqual("a plugin does not take the place of a built-in adapter", present(), "zz first");
    registry.registerExternal(madeUpAdapter(type, "zz second"));
    assertEqual("a second plugin does not take the place of the first", present(), "zz second");
    registry.unregisterExternal(type);
    assertEqual("the built-in adapter is not there again", present(), builtIn);
    registry.unregisterExternal(type);
    assertEqual("a built-in adapter is taken out with a plugin that is gone", present(), builtIn);
    registry.registerExternal(madeUpAdapter("zz_new", "zz new"));
    registry.unregisterExternal("zz_new");
    assertEqual("a plugin of a type of its own is still there", present("zz_new"), null);
  } finally {
    registry.unregisterExternal(type);
    registry.unregisterExternal("zz_new");
  }
  return undefined;
});

/** An adapter that is a name and no more, for registries. */
function madeUpAdapter(type: string, name: string): AgentExecutionAdapter {
  return {
    type,
    name,
    providerId: "zz-provider",
    executionEngine: "process",
    testEnvironment: async () => ({ status: "pass", checks: [] }),
  };
}
