import type { AgentHost } from "../../../contracts/agent/v1/agent-adapter.ts";
import type { Saboteur } from "../saboteur.ts";
import { changeRun } from "./kit/change-plugin.ts";

export default {
  name: "usage-left-out",
  invariant: "INV-AGENT-RESULT-001",
  fault: "Leaves fields out that are null.",
  sabotage: (host) =>
    changeRun(host, {
      after: ({ usage: _, ...result }) => result as never,
    }),
} satisfies Saboteur<AgentHost>;
