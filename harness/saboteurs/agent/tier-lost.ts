import type { AgentHost } from "../../../contracts/agent/v1/agent-adapter.ts";
import type { Saboteur } from "../saboteur.ts";
import { changeRun } from "./kit/change-plugin.ts";

export default {
  name: "tier-lost",
  invariant: "INV-AGENT-USAGE-002",
  fault: "Knows no tier.",
  sabotage: (host) =>
    changeRun(host, {
      after: (result) => ({ ...result, usage: result.usage && { ...result.usage, service_tier: null } }),
    }),
} satisfies Saboteur<AgentHost>;
