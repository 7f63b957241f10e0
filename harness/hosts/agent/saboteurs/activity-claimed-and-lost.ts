import type { AgentHost } from "../../../../contracts/agent/v1/agent-adapter.ts";
import type { HostSaboteur } from "../../host-saboteur.ts";
import { changeRun } from "../change-plugin.ts";

export default {
  name: "activity-claimed-and-lost",
  invariant: "INV-AGENT-CAPS-002",
  fault: "Claims to stream activity and tells nobody.",
  sabotage: (host) => changeRun(host, { before: ({ on_activity: _, ...request }) => request }),
} satisfies HostSaboteur<AgentHost>;
