import type { AgentHost } from "../../../contracts/agent/v1/agent-adapter.ts";
import type { Saboteur } from "../saboteur.ts";
import { changePlugin } from "./kit/change-plugin.ts";

export default {
  name: "model-that-was-asked-for",
  invariant: "INV-AGENT-USAGE-002",
  fault: "Names the model that was asked for.",
  sabotage: (host) =>
    changePlugin(host, (good) => ({
      async run(request) {
        const result = await good.run(request);
        const model_id = good.getCapabilities().model_id;
        return { ...result, usage: result.usage && { ...result.usage, model_id } };
      },
    })),
} satisfies Saboteur<AgentHost>;
