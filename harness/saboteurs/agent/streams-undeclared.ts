import type { AgentHost } from "../../../contracts/agent/v1/agent-adapter.ts";
import type { Saboteur } from "../saboteur.ts";
import { changePlugin } from "./kit/change-plugin.ts";

export default {
  name: "streams-undeclared",
  invariant: "INV-AGENT-CAPS-002",
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
} satisfies Saboteur<AgentHost>;
