import type { AgentHost } from "../../../../contracts/agent/v1/agent-adapter.ts";
import { saboteursOf } from "../../saboteur.ts";
import { changePlugin } from "../kit/change-plugin.ts";

export default saboteursOf<AgentHost>("INV-AGENT-ERR-004", [
  {
    name: "missing-cli-is-a-cli-error",
    fault: "Reports a CLI that fails as one that is not installed.",
    sabotage: (host) =>
      changePlugin(host, (good) => ({
        run: (request) =>
          good.run(request).catch((thrown) => {
            if (thrown.error?.code === "spawn_error") thrown.error.code = "cli_error";
            throw thrown;
          }),
      })),
  },
]);
