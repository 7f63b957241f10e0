import type { AgentHost } from "../../../contracts/agent/v1/agent-adapter.ts";
import type { Saboteur } from "../saboteur.ts";
import { changePlugin } from "./kit/change-plugin.ts";

export default {
  name: "listener-is-waited-for",
  invariant: "INV-AGENT-ACT-003",
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
} satisfies Saboteur<AgentHost>;
