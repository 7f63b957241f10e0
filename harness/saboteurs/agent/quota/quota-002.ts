import type { AgentHost } from "../../../../contracts/agent/v1/agent-adapter.ts";
import { saboteursOf } from "../../saboteur.ts";
import { changePlugin, changeQuota } from "../kit/change-plugin.ts";

export default saboteursOf<AgentHost>("INV-AGENT-QUOTA-002", [
  {
    name: "endpoint-failure-throws",
    fault: "Lets a failure of the endpoint out.",
    sabotage: (host) =>
      changePlugin(host, (good) => ({
        async getQuotaStatus() {
          const status = await good.getQuotaStatus();
          if (status === null) throw new Error("fetch failed");
          return status;
        },
      })),
  },
  {
    name: "percent-as-a-share",
    fault: "Reads percentages (0 to 100) as fractions (0 to 1).",
    sabotage: (host) =>
      changeQuota(host, (status) => ({
        ...status,
        windows: status.windows.map((one) => ({
          ...one,
          used_percentage: one.used_percentage === null ? null : Math.min(100, one.used_percentage * 100),
        })),
      })),
  },
]);
