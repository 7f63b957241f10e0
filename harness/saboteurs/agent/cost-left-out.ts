import type { AgentHost } from "../../../contracts/agent/v1/agent-adapter.ts";
import type { Saboteur } from "../saboteur.ts";
import { changeRun } from "./kit/change-plugin.ts";

export default {
  name: "cost-left-out",
  invariant: "INV-AGENT-RESULT-002",
  fault: "Knows no cost.",
  sabotage: (host) => changeRun(host, { after: (result) => ({ ...result, cost_usd: null }) }),
} satisfies Saboteur<AgentHost>;
