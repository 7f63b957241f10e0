import type { AgentHost } from "../../../../contracts/agent/v1/agent-adapter.ts";
import { saboteursOf } from "../../saboteur.ts";
import { changePlugin } from "../kit/change-plugin.ts";

export default saboteursOf<AgentHost>("INV-AGENT-QUOTA-005", [
  {
    name: "limited-for-ever",
    fault: "Sets a flag at a limit and never takes it back.",
    sabotage: (host) =>
      changePlugin(host, (good) => {
        let limited: Awaited<ReturnType<typeof good.getQuotaStatus>> = null;
        return {
          async getQuotaStatus() {
            const status = await good.getQuotaStatus();
            if (status?.is_rate_limited) limited = status;
            return limited ?? status;
          },
        };
      }),
  },
  {
    name: "limited-until-the-reset",
    fault: "Holds a limit until its reset, though runs succeed.",
    sabotage: (host) =>
      changePlugin(host, (good) => {
        let limited: Awaited<ReturnType<typeof good.getQuotaStatus>> = null;
        let lastRunFailed = false;
        return {
          async run(request) {
            lastRunFailed = true;
            const result = await good.run(request);
            lastRunFailed = false;
            return result;
          },
          async getQuotaStatus() {
            const status = await good.getQuotaStatus();
            if (status?.is_rate_limited) limited = status;
            return lastRunFailed ? status : (limited ?? status);
          },
        };
      }),
  },
]);
