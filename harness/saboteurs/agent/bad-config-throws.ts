import type { AgentHost } from "../../../contracts/agent/v1/agent-adapter.ts";
import type { Saboteur } from "../saboteur.ts";
import { changePlugin } from "./kit/change-plugin.ts";

export default {
  name: "bad-config-throws",
  invariant: "INV-AGENT-LIFE-002",
  fault: "Parses the configuration with what throws.",
  sabotage: (host) =>
    changePlugin(host, (good) => ({
      async initialize(config) {
        const result = await good.initialize(config);
        if (!result.success) throw new Error(result.message ?? "bad configuration");
        return result;
      },
    })),
} satisfies Saboteur<AgentHost>;
