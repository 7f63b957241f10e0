import type { AgentHost } from "../../../contracts/agent/v1/agent-adapter.ts";
import type { Saboteur } from "../saboteur.ts";
import { changeRun } from "./kit/change-plugin.ts";

export default {
  name: "activity-claimed-and-lost",
  invariant: "INV-AGENT-CAPS-002",
  fault: "Claims to stream activity and tells nobody.",
  sabotage: (host) => changeRun(host, { before: ({ on_activity: _, ...request }) => request }),
} satisfies Saboteur<AgentHost>;
