import type { AgentHost } from "../../../contracts/agent/v1/agent-adapter.ts";
import type { Saboteur } from "../saboteur.ts";
import { changeRun } from "./kit/change-plugin.ts";

export default {
  name: "prompt-cut",
  invariant: "INV-AGENT-STDIN-001",
  fault: "Gives the CLI the first 64 KiB of its prompt.",
  sabotage: (host) =>
    changeRun(host, { before: (request) => ({ ...request, prompt: request.prompt.slice(0, 65_536) }) }),
} satisfies Saboteur<AgentHost>;
