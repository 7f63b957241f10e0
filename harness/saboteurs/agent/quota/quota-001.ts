import type { AgentHost } from "../../../../contracts/agent/v1/agent-adapter.ts";
import { saboteursOf } from "../../saboteur.ts";
import { changeQuota } from "../kit/change-plugin.ts";

export default saboteursOf<AgentHost>("INV-AGENT-QUOTA-001", [
  {
    name: "latest-reset",
    fault: "Waits for a reset that no window has.",
    sabotage: (host) =>
      changeQuota(host, (status) => ({ ...status, earliest_reset_at: Date.now() + 7 * 86_400_000 })),
  },
  {
    name: "resets-in-seconds",
    fault: "Passes the seconds of the CLI on.",
    sabotage: (host) =>
      changeQuota(host, (status) => ({
        ...status,
        windows: status.windows.map((one) => ({
          ...one,
          resets_at: (one.resets_at ?? 1_795_829_795_000) / 1000,
        })),
      })),
  },
]);
