import type { AgentHost } from "../../../../contracts/agent/v1/agent-adapter.ts";
import { saboteursOf } from "../../saboteur.ts";
import { changePlugin } from "../kit/change-plugin.ts";

export default saboteursOf<AgentHost>("INV-AGENT-HEALTH-002", [
  {
    name: "health-waits-for-the-pipe",
    fault: "Waits until the pipe of the CLI is closed.",
    sabotage: (host) =>
      changePlugin(host, (good) => ({
        async healthCheck() {
          const status = await good.healthCheck();
          return status.healthy ? status : new Promise(() => {});
        },
      })),
  },
]);
