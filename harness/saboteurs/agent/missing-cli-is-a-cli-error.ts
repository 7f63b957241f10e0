import type { AgentHost } from "../../../contracts/agent/v1/agent-adapter.ts";
import type { Saboteur } from "../saboteur.ts";
import { changePlugin } from "./kit/change-plugin.ts";

export default {
  name: "missing-cli-is-a-cli-error",
  invariant: "INV-AGENT-ERR-004",
  fault: "Does not tell a CLI that fails from one that is not there.",
  sabotage: (host) =>
    changePlugin(host, (good) => ({
      run: (request) =>
        good.run(request).catch((thrown) => {
          if (thrown.error?.code === "spawn_error") thrown.error.code = "cli_error";
          throw thrown;
        }),
    })),
} satisfies Saboteur<AgentHost>;
