import type { ExecutionHost } from "../../../contracts/execution/v1/execution-host.ts";
import type { Saboteur } from "../saboteur.ts";
import { changeRegistry } from "./kit/change-registry.ts";

export default {
  name: "built-in-lost",
  invariant: "INV-EXECUTION-REGISTRY-002",
  fault: "Takes the type out with the plugin that held it.",
  sabotage: (host) =>
    changeRegistry(host, (registry) => {
      const gone = new Set<string>();
      return {
        get: (type) => (gone.has(type) ? undefined : registry.get(type)),
        unregisterExternal: (type) => {
          registry.unregisterExternal(type);
          gone.add(type);
        },
        registerExternal: (adapter) => {
          gone.delete(adapter.type);
          registry.registerExternal(adapter);
        },
      };
    }),
} satisfies Saboteur<ExecutionHost>;
