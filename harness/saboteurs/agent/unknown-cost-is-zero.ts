import type { AgentHost } from "../../../contracts/agent/v1/agent-adapter.ts";
import type { Saboteur } from "../saboteur.ts";
import { changeRun } from "./kit/change-plugin.ts";

export default {
  name: "unknown-cost-is-zero",
  invariant: "INV-AGENT-RESULT-002",
  fault: "Takes what the CLI tells in cents.",
  sabotage: (host) =>
    changeRun(host, {
      after: (result) => ({ ...result, cost_usd: result.cost_usd === null ? 0 : result.cost_usd / 100 }),
    }),
} satisfies Saboteur<AgentHost>;
