import type { AgentHost } from "../../../../contracts/agent/v1/agent-adapter.ts";
import { saboteursOf } from "../../saboteur.ts";
import { changePlugin } from "../kit/change-plugin.ts";

export default saboteursOf<AgentHost>("INV-AGENT-ACT-003", [
  {
    name: "listener-breaks-the-run",
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
  },
  {
    name: "listener-is-waited-for",
    fault: "Waits for what the listener returns.",
    sabotage: (host) =>
      changePlugin(host, (good) => ({
        async run(request) {
          const returned: unknown[] = [];
          const on_activity: typeof request.on_activity = (event) =>
            void returned.push(request.on_activity?.(event));
          const result = await good.run({ ...request, on_activity });
          const isLate = await Promise.race([
            Promise.allSettled(returned).then(() => false),
            new Promise<boolean>((resolve) => setTimeout(resolve, 300, true)),
          ]);
          return isLate ? { ...result, content: "" } : result;
        },
      })),
  },
]);
