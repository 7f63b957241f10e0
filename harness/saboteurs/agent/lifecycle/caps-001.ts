import type { AgentHost } from "../../../../contracts/agent/v1/agent-adapter.ts";
import { saboteursOf } from "../../saboteur.ts";
import { changePlugin } from "../kit/change-plugin.ts";

export default saboteursOf<AgentHost>("INV-AGENT-CAPS-001", [
  {
    name: "capabilities-after-initialize",
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
  },
  {
    name: "capabilities-as-a-promise",
    fault: "Asks the CLI for its model first.",
    sabotage: (host) =>
      changePlugin(host, (good) => ({
        getCapabilities: (async () => good.getCapabilities()) as never,
      })),
  },
  {
    name: "capabilities-shared",
    fault: "Returns one shared object to all callers.",
    sabotage: (host) =>
      changePlugin(host, (good) => {
        const shared = good.getCapabilities();
        return { getCapabilities: () => shared };
      }),
  },
]);
