import type { AgentHost } from "../../../contracts/agent/v1/agent-adapter.ts";
import type { Saboteur } from "../saboteur.ts";
import { changeRun } from "./kit/change-plugin.ts";

export default {
  name: "system-prompt-null",
  invariant: "INV-AGENT-SYSTEM-001",
  fault: "Gives a CLI the word null as its system prompt.",
  sabotage: (host) =>
    changeRun(host, {
      before: (request) => ({ ...request, system_prompt: String(request.system_prompt) }),
    }),
} satisfies Saboteur<AgentHost>;
