import type { AgentHost } from "../../../../contracts/agent/v1/agent-adapter.ts";
import { saboteursOf } from "../../saboteur.ts";
import { changePlugin } from "../kit/change-plugin.ts";

export default saboteursOf<AgentHost>("INV-AGENT-LIFE-002", [
  {
    name: "bad-config-taken",
    fault: "Uses its defaults when the configuration is invalid.",
    sabotage: (host) =>
      changePlugin(host, (good) => ({
        async initialize(config) {
          const result = await good.initialize(config);
          return result.success ? result : good.initialize({});
        },
      })),
  },
  {
    name: "bad-config-throws",
    fault: "Parses the configuration with what throws.",
    sabotage: (host) =>
      changePlugin(host, (good) => ({
        async initialize(config) {
          const result = await good.initialize(config);
          if (!result.success) throw new Error(result.message ?? "bad configuration");
          return result;
        },
      })),
  },
]);
