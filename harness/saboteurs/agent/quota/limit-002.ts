import type { AgentHost } from "../../../../contracts/agent/v1/agent-adapter.ts";
import { saboteursOf } from "../../saboteur.ts";
import { changePlugin } from "../kit/change-plugin.ts";

export default saboteursOf<AgentHost>("INV-AGENT-LIMIT-002", [
  {
    name: "only-codes-are-retryable",
    fault: "Looks for a limit on stderr only, so that one in a record is missed.",
    sabotage: (host) =>
      changePlugin(host, (good) => ({
        run: (request) =>
          good.run(request).catch((thrown) => {
            if (thrown.error?.code === "cli_error") thrown.error.retryable = false;
            throw thrown;
          }),
      })),
  },
]);
