import type { AgentHost } from "../../../contracts/agent/v1/agent-adapter.ts";
import type { Saboteur } from "../saboteur.ts";
import { changeQuota } from "./kit/change-plugin.ts";

export default {
  name: "window-of-another-name",
  invariant: "INV-AGENT-QUOTA-006",
  fault: "Calls the window as it likes.",
  sabotage: (host) =>
    changeQuota(host, (status) => ({
      ...status,
      windows: status.windows.map((one) => ({ ...one, window_type: "model" })),
    })),
} satisfies Saboteur<AgentHost>;
