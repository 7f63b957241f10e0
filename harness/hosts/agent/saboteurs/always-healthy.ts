import type { AgentHost } from "../../../../contracts/agent/v1/agent-adapter.ts";
import type { HostSaboteur } from "../../host-saboteur.ts";
import { changePlugin } from "../change-plugin.ts";

export default {
  name: "always-healthy",
  invariant: "INV-AGENT-HEALTH-001",
  fault: "Is healthy because nothing was thrown.",
  sabotage: (host) =>
    changePlugin(host, (good) => ({
      healthCheck: async () => ({ ...(await good.healthCheck()), healthy: true }),
    })),
} satisfies HostSaboteur<AgentHost>;
