import type { AgentHost } from "../../../contracts/agent/v1/agent-adapter.ts";
import type { Saboteur } from "../saboteur.ts";
import { changeRun } from "./kit/change-plugin.ts";

export default {
  name: "directory-of-the-host",
  invariant: "INV-AGENT-CWD-001",
  fault: "Starts the CLI where the host stands.",
  sabotage: (host) => changeRun(host, { before: (request) => ({ ...request, cwd: null }) }),
} satisfies Saboteur<AgentHost>;
