import type { AgentHost } from "../../../contracts/agent/v1/agent-adapter.ts";
import type { Saboteur } from "../saboteur.ts";
import { changePlugin } from "./kit/change-plugin.ts";

export default {
  name: "capabilities-as-a-promise",
  invariant: "INV-AGENT-CAPS-001",
  fault: "Asks the CLI for its model first.",
  sabotage: (host) =>
    changePlugin(host, (good) => ({
      getCapabilities: (async () => good.getCapabilities()) as never,
    })),
} satisfies Saboteur<AgentHost>;
