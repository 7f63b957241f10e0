import type { AgentHost } from "../../../contracts/agent/v1/agent-adapter.ts";
import type { Saboteur } from "../saboteur.ts";
import { changePlugin } from "./kit/change-plugin.ts";

export default {
  name: "always-healthy",
  invariant: "INV-AGENT-HEALTH-001",
  fault: "Is healthy because nothing was thrown.",
  sabotage: (host) =>
    changePlugin(host, (good) => ({
      healthCheck: async () => ({ ...(await good.healthCheck()), healthy: true }),
    })),
} satisfies Saboteur<AgentHost>;
