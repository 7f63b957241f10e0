import type { AgentHost } from "../../../contracts/agent/v1/agent-adapter.ts";
import type { Saboteur } from "../saboteur.ts";
import { changeRun } from "./kit/change-plugin.ts";

export default {
  name: "usage-claimed-and-lost",
  invariant: "INV-AGENT-CAPS-002",
  fault: "Claims usage and reports none.",
  sabotage: (host) => changeRun(host, { after: (result) => ({ ...result, usage: null }) }),
} satisfies Saboteur<AgentHost>;
