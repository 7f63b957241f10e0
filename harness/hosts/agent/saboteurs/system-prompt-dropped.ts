import type { AgentHost } from "../../../../contracts/agent/v1/agent-adapter.ts";
import type { HostSaboteur } from "../../host-saboteur.ts";
import { changeRun } from "../change-plugin.ts";

export default {
  name: "system-prompt-dropped",
  invariant: "INV-AGENT-SYSTEM-001",
  fault: "Has no flag for a system prompt, and drops it.",
  sabotage: (host) => changeRun(host, { before: (request) => ({ ...request, system_prompt: null }) }),
} satisfies HostSaboteur<AgentHost>;
