import { expect, it } from "vitest";
import type { AgentExecutionAdapter } from "../../../../../contracts/execution/v1/agent-execution-adapter.ts";
import { AdapterRegistry } from "./adapter-registry.ts";

const adapter = (type: string, name: string): AgentExecutionAdapter => ({
  type,
  name,
  providerId: "zz",
  executionEngine: "process",
  testEnvironment: async () => ({ status: "pass", checks: [] }),
});

it("keeps a built-in adapter that comes after the plugin in its place", () => {
  const registry = new AdapterRegistry("a");
  registry.registerExternal(adapter("a", "plugin"));
  registry.register(adapter("a", "built in"));
  expect(registry.get("a")?.name).toBe("plugin");
  registry.unregisterExternal("a");
  expect(registry.get("a")?.name).toBe("built in");
});

it("takes no built-in adapter out that no plugin has displaced", () => {
  const registry = new AdapterRegistry("a");
  registry.register(adapter("a", "built in"));
  registry.unregisterExternal("a");
  expect(registry.listAll().map(({ name }) => name)).toEqual(["built in"]);
  expect(registry.findByProviderId("zz")).toHaveLength(1);
});
