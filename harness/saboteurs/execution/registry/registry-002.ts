import type { AgentExecutionAdapter } from "../../../../contracts/execution/v1/agent-execution-adapter.ts";
import type { ExecutionHost } from "../../../../contracts/execution/v1/execution-host.ts";
import { saboteursOf } from "../../saboteur.ts";
import { changeRegistry } from "../kit/change-registry.ts";

export default saboteursOf<ExecutionHost>("INV-EXECUTION-REGISTRY-002", [
  {
    name: "built-in-lost",
    fault: "Removes a provider type when the plugin that registered it is unloaded.",
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
  },
  {
    name: "second-plugin-displaces-the-first",
    fault: "Keeps what the last plugin displaced, which was a plugin.",
    sabotage: (host) =>
      changeRegistry(host, (registry) => {
        let displaced: AgentExecutionAdapter | undefined;
        return {
          registerExternal(adapter) {
            displaced = registry.get(adapter.type);
            registry.register(adapter);
          },
          unregisterExternal: () => displaced && registry.register(displaced),
        };
      }),
  },
]);
