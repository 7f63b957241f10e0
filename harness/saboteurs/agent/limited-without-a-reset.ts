import type { AgentHost } from "../../../contracts/agent/v1/agent-adapter.ts";
import type { Saboteur } from "../saboteur.ts";
import { changeQuota } from "./kit/change-plugin.ts";

export default {
  name: "limited-without-a-reset",
  invariant: "INV-AGENT-QUOTA-004",
  fault: "Says that there is a limit, and not until when.",
  sabotage: (host) =>
    changeQuota(host, (status) => ({
      ...status,
      windows: status.windows.map((one) => ({ ...one, resets_at: null })),
      earliest_reset_at: null,
    })),
} satisfies Saboteur<AgentHost>;
