import type { AgentHost } from "../../../contracts/agent/v1/agent-adapter.ts";
import type { Saboteur } from "../saboteur.ts";
import { changePlugin } from "./kit/change-plugin.ts";

export default {
  name: "limit-is-final",
  invariant: "INV-AGENT-LIMIT-001",
  fault: "Ends a CLI that hit a limit, and says that it is of no use to try again.",
  sabotage: (host) =>
    changePlugin(host, (good) => ({
      run: (request) =>
        good.run(request).catch((thrown) => {
          if (thrown.error) thrown.error.retryable = false;
          throw thrown;
        }),
    })),
} satisfies Saboteur<AgentHost>;
