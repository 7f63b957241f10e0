import type { AgentHost } from "../../../contracts/agent/v1/agent-adapter.ts";
import type { Saboteur } from "../saboteur.ts";
import { changePlugin } from "./kit/change-plugin.ts";

export default {
  name: "cli-path-ignored",
  invariant: "INV-AGENT-CONFIG-001",
  fault: "Starts what PATH finds first.",
  sabotage: (host) =>
    changePlugin(host, (good) => ({
      initialize: ({ cli_path: _, ...config }) => good.initialize(config),
    })),
} satisfies Saboteur<AgentHost>;
