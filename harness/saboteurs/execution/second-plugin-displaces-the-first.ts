import type { AgentExecutionAdapter } from "../../../contracts/execution/v1/agent-execution-adapter.ts";
import type { ExecutionHost } from "../../../contracts/execution/v1/execution-host.ts";
import type { Saboteur } from "../saboteur.ts";
import { changeRegistry } from "./kit/change-registry.ts";

export default {
  name: "second-plugin-displaces-the-first",
  invariant: "INV-EXECUTION-REGISTRY-002",
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
} satisfies Saboteur<ExecutionHost>;
