import type { AgentHost } from "../../../contracts/agent/v1/agent-adapter.ts";
import type { Saboteur } from "../saboteur.ts";
import { changePlugin } from "./kit/change-plugin.ts";

export default {
  name: "recorded-windows-dropped",
  invariant: "INV-AGENT-QUOTA-004",
  fault: "Knows of no quota but by the endpoint.",
  sabotage: (host) => changePlugin(host, () => ({ getQuotaStatus: async () => null })),
} satisfies Saboteur<AgentHost>;
