import type { AgentHost } from "../../../../contracts/agent/v1/agent-adapter.ts";
import type { HostSaboteur } from "../../host-saboteur.ts";
import { changeRun } from "../change-plugin.ts";

export default {
  name: "directory-of-the-host",
  invariant: "INV-AGENT-CWD-001",
  fault: "Starts the CLI where the host stands.",
  sabotage: (host) => changeRun(host, { before: (request) => ({ ...request, cwd: null }) }),
} satisfies HostSaboteur<AgentHost>;
