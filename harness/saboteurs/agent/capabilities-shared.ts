import type { AgentHost } from "../../../contracts/agent/v1/agent-adapter.ts";
import type { Saboteur } from "../saboteur.ts";
import { changePlugin } from "./kit/change-plugin.ts";

export default {
  name: "capabilities-shared",
  invariant: "INV-AGENT-CAPS-001",
  fault: "Gives every caller the same object.",
  sabotage: (host) =>
    changePlugin(host, (good) => {
      const shared = good.getCapabilities();
      return { getCapabilities: () => shared };
    }),
} satisfies Saboteur<AgentHost>;
