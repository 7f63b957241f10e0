import type { AgentHost } from "../../../contracts/agent/v1/agent-adapter.ts";
import type { Saboteur } from "../saboteur.ts";
import { changePlugin } from "./kit/change-plugin.ts";

export default {
  name: "shutdown-without-children",
  invariant: "INV-AGENT-LIFE-003",
  fault: "Shuts down and lets the runs go on.",
  sabotage: (host) => changePlugin(host, () => ({ shutdown: async () => {} })),
} satisfies Saboteur<AgentHost>;
