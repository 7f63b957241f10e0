import type { AgentHost } from "../../../../contracts/agent/v1/agent-adapter.ts";
import { saboteursOf } from "../../saboteur.ts";
import { changePlugin } from "../kit/change-plugin.ts";

export default saboteursOf<AgentHost>("INV-AGENT-HEALTH-001", [
  {
    name: "always-healthy",
    fault: "Reports healthy when nothing was thrown.",
    sabotage: (host) =>
      changePlugin(host, (good) => ({
        healthCheck: async () => ({ ...(await good.healthCheck()), healthy: true }),
      })),
  },
  {
    name: "health-rejects",
    fault: "Rejects where the CLI is not there.",
    sabotage: (host) =>
      changePlugin(host, (good) => ({
        async healthCheck() {
          const status = await good.healthCheck();
          if (!status.healthy) throw new Error(status.message);
          return status;
        },
      })),
  },
]);
