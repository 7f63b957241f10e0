import type { AgentHost } from "../../../../contracts/agent/v1/agent-adapter.ts";
import { saboteursOf } from "../../saboteur.ts";
import { changePlugin } from "../kit/change-plugin.ts";

export default saboteursOf<AgentHost>("INV-AGENT-HEALTH-003", [
  {
    name: "health-by-prompt",
    fault: "Finds out with a request to the model.",
    sabotage: (host) =>
      changePlugin(host, (good) => ({
        async healthCheck() {
          await good.run({ prompt: "ping", system_prompt: null, cwd: null }).catch(() => {});
          return good.healthCheck();
        },
      })),
  },
]);
