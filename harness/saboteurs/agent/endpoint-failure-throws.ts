import type { AgentHost } from "../../../contracts/agent/v1/agent-adapter.ts";
import type { Saboteur } from "../saboteur.ts";
import { changePlugin } from "./kit/change-plugin.ts";

export default {
  name: "endpoint-failure-throws",
  invariant: "INV-AGENT-QUOTA-002",
  fault: "Lets a failure of the endpoint out.",
  sabotage: (host) =>
    changePlugin(host, (good) => ({
      async getQuotaStatus() {
        const status = await good.getQuotaStatus();
        if (status === null) throw new Error("fetch failed");
        return status;
      },
    })),
} satisfies Saboteur<AgentHost>;
