import type { AgentHost } from "../../../../contracts/agent/v1/agent-adapter.ts";
import { saboteursOf } from "../../saboteur.ts";
import { changePlugin } from "../kit/change-plugin.ts";

export default saboteursOf<AgentHost>("INV-AGENT-CONFIG-001", [
  {
    name: "cli-path-ignored",
    fault: "Starts what PATH finds first.",
    sabotage: (host) =>
      changePlugin(host, (good) => ({
        initialize: ({ cli_path: _, ...config }) => good.initialize(config),
      })),
  },
]);
