import type { AgentHost } from "../../../contracts/agent/v1/agent-adapter.ts";
import type { Saboteur } from "../saboteur.ts";
import { changePlugin } from "./kit/change-plugin.ts";

export default {
  name: "health-rejects",
  invariant: "INV-AGENT-HEALTH-001",
  fault: "Rejects where the CLI is not there.",
  sabotage: (host) =>
    changePlugin(host, (good) => ({
      async healthCheck() {
        const status = await good.healthCheck();
        if (!status.healthy) throw new Error(status.message);
        return status;
      },
    })),
} satisfies Saboteur<AgentHost>;
