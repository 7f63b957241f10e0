import type { AgentHost } from "../../../../contracts/agent/v1/agent-adapter.ts";
import { saboteursOf } from "../../saboteur.ts";
import { changePlugin } from "../kit/change-plugin.ts";

export default saboteursOf<AgentHost>("INV-AGENT-ERR-003", [
  {
    name: "failure-as-content",
    fault: "Returns the text of a failure as the answer.",
    sabotage: (host) =>
      changePlugin(host, (good) => ({
        run: (request) =>
          good.run(request).catch((thrown) => {
            if (thrown.error?.code !== "cli_error") throw thrown;
            return { content: String(thrown.message), cost_usd: null, duration_ms: 1, usage: null };
          }),
      })),
  },
  {
    name: "reason-lost",
    fault: "Reports the exit code without the reason.",
    sabotage: (host) =>
      changePlugin(host, (good) => ({
        run: (request) =>
          good.run(request).catch((thrown) => {
            if (thrown.error) thrown.error.message = "CLI exited with code 1";
            throw thrown;
          }),
      })),
  },
]);
