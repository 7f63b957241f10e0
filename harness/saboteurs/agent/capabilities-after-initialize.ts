import type { AgentHost } from "../../../contracts/agent/v1/agent-adapter.ts";
import type { Saboteur } from "../saboteur.ts";
import { changePlugin } from "./kit/change-plugin.ts";

export default {
  name: "capabilities-after-initialize",
  invariant: "INV-AGENT-CAPS-001",
  fault: "Reads its configuration, and has none yet.",
  sabotage: (host) =>
    changePlugin(host, (good) => {
      let config: Record<string, unknown> | undefined;
      return {
        initialize: (given) => {
          config = given;
          return good.initialize(given);
        },
        getCapabilities: () => ({
          ...good.getCapabilities(),
          model_id: (config?.model ?? (config && "default")) as string,
        }),
      };
    }),
} satisfies Saboteur<AgentHost>;
