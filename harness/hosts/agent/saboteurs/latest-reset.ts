import type { AgentHost } from "../../../../contracts/agent/v1/agent-adapter.ts";
import type { HostSaboteur } from "../../host-saboteur.ts";
import { changeQuota } from "../change-plugin.ts";

export default {
  name: "latest-reset",
  invariant: "INV-AGENT-QUOTA-001",
  fault: "Waits for a reset that no window has.",
  sabotage: (host) =>
    changeQuota(host, (status) => ({ ...status, earliest_reset_at: Date.now() + 7 * 86_400_000 })),
} satisfies HostSaboteur<AgentHost>;
