import type { AgentHost } from "../../../../contracts/agent/v1/agent-adapter.ts";
import type { HostSaboteur } from "../../host-saboteur.ts";
import { changeRun } from "../change-plugin.ts";

export default {
  name: "cost-left-out",
  invariant: "INV-AGENT-RESULT-002",
  fault: "Knows no cost.",
  sabotage: (host) => changeRun(host, { after: (result) => ({ ...result, cost_usd: null }) }),
} satisfies HostSaboteur<AgentHost>;
