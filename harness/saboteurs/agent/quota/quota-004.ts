import type { AgentHost } from "../../../../contracts/agent/v1/agent-adapter.ts";
import { saboteursOf } from "../../saboteur.ts";
import { changePlugin, changeQuota } from "../kit/change-plugin.ts";

export default saboteursOf<AgentHost>("INV-AGENT-QUOTA-004", [
  {
    name: "limited-without-a-reset",
    fault: "Says that there is a limit, and not until when.",
    sabotage: (host) =>
      changeQuota(host, (status) => ({
        ...status,
        windows: status.windows.map((one) => ({ ...one, resets_at: null })),
        earliest_reset_at: null,
      })),
  },
  {
    name: "recorded-windows-dropped",
    fault: "Reports a quota only from the endpoint, never from recorded runs.",
    sabotage: (host) => changePlugin(host, () => ({ getQuotaStatus: async () => null })),
  },
]);
