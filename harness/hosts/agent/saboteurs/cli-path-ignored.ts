import type { AgentHost } from "../../../../contracts/agent/v1/agent-adapter.ts";
import type { HostSaboteur } from "../../host-saboteur.ts";
import { changePlugin } from "../change-plugin.ts";

export default {
  name: "cli-path-ignored",
  invariant: "INV-AGENT-CONFIG-001",
  fault: "Starts what PATH finds first.",
  sabotage: (host) =>
    changePlugin(host, (good) => ({
      initialize: ({ cli_path: _, ...config }) => good.initialize(config),
    })),
} satisfies HostSaboteur<AgentHost>;
