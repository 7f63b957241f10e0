import type { AgentHost } from "../../../../contracts/agent/v1/agent-adapter.ts";
import { saboteursOf } from "../../saboteur.ts";
import { changePlugin } from "../kit/change-plugin.ts";

export default saboteursOf<AgentHost>("INV-AGENT-STDIN-002", [
  {
    name: "unread-prompt-is-a-success",
    fault: "Treats a broken pipe as the end of the run.",
    sabotage: (host) =>
      changePlugin(host, (good) => ({
        run: (request) =>
          good.run(request).catch((thrown) => {
            if (thrown.error?.code !== "cli_error") throw thrown;
            return { content: "", cost_usd: null, duration_ms: 1, usage: null };
          }),
      })),
  },
]);
