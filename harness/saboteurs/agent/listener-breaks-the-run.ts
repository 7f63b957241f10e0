import type { AgentHost } from "../../../contracts/agent/v1/agent-adapter.ts";
import type { Saboteur } from "../saboteur.ts";
import { changePlugin } from "./kit/change-plugin.ts";

export default {
  name: "listener-breaks-the-run",
  invariant: "INV-AGENT-ACT-003",
  fault: "Calls the listener without protection.",
  sabotage: (host) =>
    changePlugin(host, (good) => ({
      async run(request) {
        let thrown: { error: unknown } | null = null;
        const on_activity: typeof request.on_activity = (event) => {
          try {
            request.on_activity?.(event);
          } catch (error) {
            thrown = { error };
          }
        };
        const result = await good.run({ ...request, on_activity });
        if (thrown !== null) throw (thrown as { error: unknown }).error;
        return result;
      },
    })),
} satisfies Saboteur<AgentHost>;
