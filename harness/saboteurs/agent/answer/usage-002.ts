import type { AgentHost } from "../../../../contracts/agent/v1/agent-adapter.ts";
import { saboteursOf } from "../../saboteur.ts";
import { changePlugin, changeRun } from "../kit/change-plugin.ts";

export default saboteursOf<AgentHost>("INV-AGENT-USAGE-002", [
  {
    name: "model-that-was-asked-for",
    fault: "Names the model that was asked for.",
    sabotage: (host) =>
      changePlugin(host, (good) => ({
        async run(request) {
          const result = await good.run(request);
          const model_id = good.getCapabilities().model_id;
          return { ...result, usage: result.usage && { ...result.usage, model_id } };
        },
      })),
  },
  {
    name: "tier-lost",
    fault: "Reports no subscription tier.",
    sabotage: (host) =>
      changeRun(host, {
        after: (result) => ({ ...result, usage: result.usage && { ...result.usage, service_tier: null } }),
      }),
  },
]);
