import type { AgentHost } from "../../../../contracts/agent/v1/agent-adapter.ts";
import { saboteursOf } from "../../saboteur.ts";
import { changeRun } from "../kit/change-plugin.ts";

export default saboteursOf<AgentHost>("INV-AGENT-SYSTEM-001", [
  {
    name: "system-prompt-dropped",
    fault: "Has no flag for a system prompt, and drops it.",
    sabotage: (host) => changeRun(host, { before: (request) => ({ ...request, system_prompt: null }) }),
  },
  {
    name: "system-prompt-in-prose",
    fault: "Puts the system prompt ahead of the prompt though there is a flag.",
    sabotage: (host) =>
      changeRun(host, {
        before: ({ system_prompt, prompt, ...request }) => ({
          ...request,
          system_prompt: null,
          prompt: system_prompt === null ? prompt : `${system_prompt}\n\n${prompt}`,
        }),
      }),
  },
  {
    name: "system-prompt-null",
    fault: 'Passes the text "null" to the CLI as its system prompt.',
    sabotage: (host) =>
      changeRun(host, {
        before: (request) => ({ ...request, system_prompt: String(request.system_prompt) }),
      }),
  },
]);
