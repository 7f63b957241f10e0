import type { AgentHost } from "../../../contracts/agent/v1/agent-adapter.ts";
import type { Saboteur } from "../saboteur.ts";
import { changeQuota } from "./kit/change-plugin.ts";

export default {
  name: "resets-in-seconds",
  invariant: "INV-AGENT-QUOTA-001",
  fault: "Passes the seconds of the CLI on.",
  sabotage: (host) =>
    changeQuota(host, (status) => ({
      ...status,
      windows: status.windows.map((one) => ({
        ...one,
        resets_at: (one.resets_at ?? 1_795_829_795_000) / 1000,
      })),
    })),
} satisfies Saboteur<AgentHost>;
