import type { AgentHost } from "../../../contracts/agent/v1/agent-adapter.ts";
import type { Saboteur } from "../saboteur.ts";
import { changePlugin } from "./kit/change-plugin.ts";

export default {
  name: "shutdown-throws-when-idle",
  invariant: "INV-AGENT-LIFE-003",
  fault: "Cannot be shut down before it was initialized.",
  sabotage: (host) =>
    changePlugin(host, (good) => {
      let config: Record<string, unknown> | undefined;
      return {
        initialize: (given) => {
          config = given;
          return good.initialize(given);
        },
        async shutdown() {
          if (config === undefined) throw new TypeError("cannot read properties of undefined");
          await good.shutdown();
        },
      };
    }),
} satisfies Saboteur<AgentHost>;
