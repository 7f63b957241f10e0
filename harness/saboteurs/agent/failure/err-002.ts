import type { AgentHost } from "../../../../contracts/agent/v1/agent-adapter.ts";
import { saboteursOf } from "../../saboteur.ts";
import { changePlugin } from "../kit/change-plugin.ts";

export default saboteursOf<AgentHost>("INV-AGENT-ERR-002", [
  {
    name: "own-errors-wrapped",
    fault: "Wraps every error, its own too.",
    sabotage: (host) =>
      changePlugin(host, (good) => ({
        run: (request) =>
          good.run(request).catch((thrown) => {
            throw Object.assign(new Error(thrown.message), { error: thrown.error });
          }),
      })),
  },
]);
