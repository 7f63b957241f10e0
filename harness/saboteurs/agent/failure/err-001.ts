import type { AgentHost } from "../../../../contracts/agent/v1/agent-adapter.ts";
import { saboteursOf } from "../../saboteur.ts";
import { changePlugin } from "../kit/change-plugin.ts";

export default saboteursOf<AgentHost>("INV-AGENT-ERR-001", [
  {
    name: "faults-are-retryable",
    fault: "Reports every exception as a failure of the CLI.",
    sabotage: (host) =>
      changePlugin(host, (good) => ({
        run: (request) =>
          good.run(request).catch((thrown) => {
            if (thrown.error?.code === "internal_error")
              Object.assign(thrown.error, { code: "cli_error", severity: "error", retryable: true });
            throw thrown;
          }),
      })),
  },
  {
    name: "faults-as-they-are",
    fault: "Lets the exceptions of doRun out as they are.",
    sabotage: (host) =>
      changePlugin(host, (good) => ({
        run: (request) =>
          good.run(request).catch((thrown) => {
            throw (thrown as Error).cause ?? thrown;
          }),
      })),
  },
]);
