import type { AgentHost } from "../../../../contracts/agent/v1/agent-adapter.ts";
import type { HostSaboteur } from "../../host-saboteur.ts";
import { changeRun } from "../change-plugin.ts";

export default {
  name: "usage-claimed-and-lost",
  invariant: "INV-AGENT-CAPS-002",
  fault: "Claims usage and reports none.",
  sabotage: (host) => changeRun(host, { after: (result) => ({ ...result, usage: null }) }),
} satisfies HostSaboteur<AgentHost>;
