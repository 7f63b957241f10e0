import type { AgentHost } from "../../../contracts/agent/v1/agent-adapter.ts";
import type { Saboteur } from "../saboteur.ts";
import { changePlugin } from "./kit/change-plugin.ts";

export default {
  name: "health-waits-for-the-pipe",
  invariant: "INV-AGENT-HEALTH-002",
  fault: "Waits until the pipe of the CLI is closed.",
  sabotage: (host) =>
    changePlugin(host, (good) => ({
      async healthCheck() {
        const status = await good.healthCheck();
        return status.healthy ? status : new Promise(() => {});
      },
    })),
} satisfies Saboteur<AgentHost>;
