import type { AgentHost } from "../../../../contracts/agent/v1/agent-adapter.ts";
import { saboteursOf } from "../../saboteur.ts";
import { changeRun } from "../kit/change-plugin.ts";

export default saboteursOf<AgentHost>("INV-AGENT-RESULT-002", [
  {
    name: "cost-left-out",
    fault: "Reports no cost.",
    sabotage: (host) => changeRun(host, { after: (result) => ({ ...result, cost_usd: null }) }),
  },
  {
    name: "unknown-cost-is-zero",
    fault: "Reads the CLI's cost as cents instead of dollars.",
    sabotage: (host) =>
      changeRun(host, {
        after: (result) => ({ ...result, cost_usd: result.cost_usd === null ? 0 : result.cost_usd / 100 }),
      }),
  },
]);
