import type { AgentHost } from "../../../contracts/agent/v1/agent-adapter.ts";
import type { Saboteur } from "../saboteur.ts";
import { changeRun } from "./kit/change-plugin.ts";

export default {
  name: "system-prompt-dropped",
  invariant: "INV-AGENT-SYSTEM-001",
  fault: "Has no flag for a system prompt, and drops it.",
  sabotage: (host) => changeRun(host, { before: (request) => ({ ...request, system_prompt: null }) }),
} satisfies Saboteur<AgentHost>;
