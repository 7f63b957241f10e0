import type { AgentHost } from "../../../contracts/agent/v1/agent-adapter.ts";
import type { Saboteur } from "../saboteur.ts";
import { changeRun } from "./kit/change-plugin.ts";

export default {
  name: "duration-in-seconds",
  invariant: "INV-AGENT-RESULT-003",
  fault: "Counts seconds.",
  sabotage: (host) =>
    changeRun(host, {
      after: (result) => ({ ...result, duration_ms: result.duration_ms / 1000 }),
    }),
} satisfies Saboteur<AgentHost>;
