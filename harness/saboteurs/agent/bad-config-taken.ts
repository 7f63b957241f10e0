import type { AgentHost } from "../../../contracts/agent/v1/agent-adapter.ts";
import type { Saboteur } from "../saboteur.ts";
import { changePlugin } from "./kit/change-plugin.ts";

export default {
  name: "bad-config-taken",
  invariant: "INV-AGENT-LIFE-002",
  fault: "Takes its defaults where the configuration is bad.",
  sabotage: (host) =>
    changePlugin(host, (good) => ({
      async initialize(config) {
        const result = await good.initialize(config);
        return result.success ? result : good.initialize({});
      },
    })),
} satisfies Saboteur<AgentHost>;
