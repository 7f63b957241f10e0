import type { AgentHost } from "../../../../contracts/agent/v1/agent-adapter.ts";
import { saboteursOf } from "../../saboteur.ts";
import { changeQuota } from "../kit/change-plugin.ts";

export default saboteursOf<AgentHost>("INV-AGENT-QUOTA-006", [
  {
    name: "reset-made-up",
    fault: "Makes up a reset time for a CLI that reports none.",
    sabotage: (host) =>
      changeQuota(host, (status) => ({
        ...status,
        windows: status.windows.map((one) => ({ ...one, resets_at: Date.now() + 60_000 })),
        earliest_reset_at: Date.now() + 60_000,
      })),
  },
  {
    name: "window-of-another-name",
    fault: "Reports a window name that the contract does not have.",
    sabotage: (host) =>
      changeQuota(host, (status) => ({
        ...status,
        windows: status.windows.map((one) => ({ ...one, window_type: "model" })),
      })),
  },
]);
