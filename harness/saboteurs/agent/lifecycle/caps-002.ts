import type { AgentHost } from "../../../../contracts/agent/v1/agent-adapter.ts";
import { saboteursOf } from "../../saboteur.ts";
import { changePlugin, changeRun } from "../kit/change-plugin.ts";

export default saboteursOf<AgentHost>("INV-AGENT-CAPS-002", [
  {
    name: "activity-claimed-and-lost",
    fault: "Claims to stream activity and reports none.",
    sabotage: (host) => changeRun(host, { before: ({ on_activity: _, ...request }) => request }),
  },
  {
    name: "streams-undeclared",
    fault: "Streams activity and says that it does not.",
    sabotage: (host) =>
      changePlugin(host, (good) => ({
        getCapabilities: () => ({ ...good.getCapabilities(), supports_activity_streaming: false }),
        async run(request) {
          const result = await good.run(request);
          request.on_activity?.({ kind: "assistant_text", text: result.content });
          return result;
        },
      })),
  },
  {
    name: "usage-claimed-and-lost",
    fault: "Claims usage and reports none.",
    sabotage: (host) => changeRun(host, { after: (result) => ({ ...result, usage: null }) }),
  },
]);
