import type { AgentHost } from "../../../contracts/agent/v1/agent-adapter.ts";
import type { Saboteur } from "../saboteur.ts";
import { changePlugin } from "./kit/change-plugin.ts";

export default {
  name: "failure-as-content",
  invariant: "INV-AGENT-ERR-003",
  fault: "Gives a failure back as the answer.",
  sabotage: (host) =>
    changePlugin(host, (good) => ({
      run: (request) =>
        good.run(request).catch((thrown) => {
          if (thrown.error?.code !== "cli_error") throw thrown;
          return { content: String(thrown.message), cost_usd: null, duration_ms: 1, usage: null };
        }),
    })),
} satisfies Saboteur<AgentHost>;
