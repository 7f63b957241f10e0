import type { AgentHost } from "../../../../contracts/agent/v1/agent-adapter.ts";
import type { InnerPlugin } from "../../../checks/agent/kit/claims.ts";
import { saboteursOf } from "../../saboteur.ts";

export default saboteursOf<AgentHost>("INV-AGENT-LIFE-001", [
  {
    name: "context-too-late",
    fault: "Passes a plugin its context only after initialize() was called.",
    sabotage: (host) => ({
      ...host,
      create(context, now) {
        const plugin = host.create(context, now) as InnerPlugin;
        const { doInitialize } = plugin;
        Object.defineProperty(plugin, "context", { value: undefined, configurable: true });
        const initialize = plugin.initialize.bind(plugin);
        plugin.initialize = async (config) => {
          const result = await initialize(config);
          Object.defineProperty(plugin, "context", { value: context });
          return result;
        };
        return Object.assign(plugin, { doInitialize });
      },
    }),
  },
]);
