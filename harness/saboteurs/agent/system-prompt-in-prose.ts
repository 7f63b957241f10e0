import type { AgentHost } from "../../../contracts/agent/v1/agent-adapter.ts";
import type { Saboteur } from "../saboteur.ts";
import { changeRun } from "./kit/change-plugin.ts";

export default {
  name: "system-prompt-in-prose",
  invariant: "INV-AGENT-SYSTEM-001",
  fault: "Puts the system prompt ahead of the prompt though there is a flag.",
  sabotage: (host) =>
    changeRun(host, {
      before: ({ system_prompt, prompt, ...request }) => ({
        ...request,
        system_prompt: null,
        prompt: system_prompt === null ? prompt : `${system_prompt}\n\n${prompt}`,
      }),
    }),
} satisfies Saboteur<AgentHost>;
