import type { AgentHost } from "../../../contracts/agent/v1/agent-adapter.ts";
import type { Saboteur } from "../saboteur.ts";
import { changePlugin } from "./kit/change-plugin.ts";

export default {
  name: "limited-for-ever",
  invariant: "INV-AGENT-QUOTA-005",
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
} satisfies Saboteur<AgentHost>;
