import type { AgentHost } from "../../../contracts/agent/v1/agent-adapter.ts";
import type { Saboteur } from "../saboteur.ts";
import { changeQuota } from "./kit/change-plugin.ts";

export default {
  name: "reset-made-up",
  invariant: "INV-AGENT-QUOTA-006",
  fault: "Makes up a reset for a CLI that tells none.",
  sabotage: (host) =>
    changeQuota(host, (status) => ({
      ...status,
      windows: status.windows.map((one) => ({ ...one, resets_at: Date.now() + 60_000 })),
      earliest_reset_at: Date.now() + 60_000,
    })),
} satisfies Saboteur<AgentHost>;
