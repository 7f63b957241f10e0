import type { AgentHost } from "../../../contracts/agent/v1/agent-adapter.ts";
import type { Saboteur } from "../saboteur.ts";
import { changePlugin } from "./kit/change-plugin.ts";

export default {
  name: "own-errors-wrapped",
  invariant: "INV-AGENT-ERR-002",
  fault: "Wraps every error, its own too.",
  sabotage: (host) =>
    changePlugin(host, (good) => ({
      run: (request) =>
        good.run(request).catch((thrown) => {
          throw Object.assign(new Error(thrown.message), { error: thrown.error });
        }),
    })),
} satisfies Saboteur<AgentHost>;
