import type { AgentHost } from "../../../contracts/agent/v1/agent-adapter.ts";
import type { Saboteur } from "../saboteur.ts";
import { changeQuota } from "./kit/change-plugin.ts";

export default {
  name: "percent-as-a-share",
  invariant: "INV-AGENT-QUOTA-002",
  fault: "Takes percentages for shares of one.",
  sabotage: (host) =>
    changeQuota(host, (status) => ({
      ...status,
      windows: status.windows.map((one) => ({
        ...one,
        used_percentage: one.used_percentage === null ? null : Math.min(100, one.used_percentage * 100),
      })),
    })),
} satisfies Saboteur<AgentHost>;
