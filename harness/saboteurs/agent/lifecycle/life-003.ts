import type { AgentHost } from "../../../../contracts/agent/v1/agent-adapter.ts";
import { saboteursOf } from "../../saboteur.ts";
import { changePlugin } from "../kit/change-plugin.ts";

export default saboteursOf<AgentHost>("INV-AGENT-LIFE-003", [
  {
    name: "shutdown-of-the-last-child",
    fault: "Keeps one child in a field: of two runs at once the first is forgotten.",
    sabotage: (host) =>
      changePlugin(host, (good) => {
        let last: AbortController | undefined;
        return {
          run(request) {
            last = new AbortController();
            return good.run({ ...request, signal: last.signal });
          },
          shutdown: async () => last?.abort(),
        };
      }),
  },
  {
    name: "shutdown-throws-when-idle",
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
  },
  {
    name: "shutdown-without-children",
    fault: "Shuts down and lets the runs go on.",
    sabotage: (host) => changePlugin(host, () => ({ shutdown: async () => {} })),
  },
]);
