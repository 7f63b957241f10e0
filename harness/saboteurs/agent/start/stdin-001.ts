import type { AgentHost } from "../../../../contracts/agent/v1/agent-adapter.ts";
import { saboteursOf } from "../../saboteur.ts";
import { changeRun } from "../kit/change-plugin.ts";

export default saboteursOf<AgentHost>("INV-AGENT-STDIN-001", [
  {
    name: "prompt-cut",
    fault: "Passes the CLI only the first 64 KiB of its prompt.",
    sabotage: (host) =>
      changeRun(host, { before: (request) => ({ ...request, prompt: request.prompt.slice(0, 65_536) }) }),
  },
]);
