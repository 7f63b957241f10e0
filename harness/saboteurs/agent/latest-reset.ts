import type { AgentHost } from "../../../contracts/agent/v1/agent-adapter.ts";
import type { Saboteur } from "../saboteur.ts";
import { changeQuota } from "./kit/change-plugin.ts";

export default {
  name: "latest-reset",
  invariant: "INV-AGENT-QUOTA-001",
  fault: "Waits for a reset that no window has.",
  sabotage: (host) =>
    changeQuota(host, (status) => ({ ...status, earliest_reset_at: Date.now() + 7 * 86_400_000 })),
} satisfies Saboteur<AgentHost>;
