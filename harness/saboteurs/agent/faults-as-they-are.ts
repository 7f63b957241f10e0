import type { AgentHost } from "../../../contracts/agent/v1/agent-adapter.ts";
import type { Saboteur } from "../saboteur.ts";
import { changePlugin } from "./kit/change-plugin.ts";

export default {
  name: "faults-as-they-are",
  invariant: "INV-AGENT-ERR-001",
  fault: "Lets the exceptions of doRun out as they are.",
  sabotage: (host) =>
    changePlugin(host, (good) => ({
      run: (request) =>
        good.run(request).catch((thrown) => {
          throw (thrown as Error).cause ?? thrown;
        }),
    })),
} satisfies Saboteur<AgentHost>;
