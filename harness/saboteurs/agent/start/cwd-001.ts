import type { AgentHost } from "../../../../contracts/agent/v1/agent-adapter.ts";
import { saboteursOf } from "../../saboteur.ts";
import { changeRun } from "../kit/change-plugin.ts";

export default saboteursOf<AgentHost>("INV-AGENT-CWD-001", [
  {
    name: "directory-of-the-host",
    fault: "Starts the CLI in the host's working directory.",
    sabotage: (host) => changeRun(host, { before: (request) => ({ ...request, cwd: null }) }),
  },
]);
