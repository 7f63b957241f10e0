import type { AgentHost } from "../../../../contracts/agent/v1/agent-adapter.ts";
import { saboteursOf } from "../../saboteur.ts";
import { changePlugin } from "../kit/change-plugin.ts";

export default saboteursOf<AgentHost>("INV-AGENT-TIME-001", [
  {
    name: "timeout-ignored",
    fault: "Reads command_timeout_ms and waits for ever.",
    sabotage: (host) =>
      changePlugin(host, (good) => ({
        initialize: ({ command_timeout_ms: _, ...config }) => good.initialize(config),
      })),
  },
]);
