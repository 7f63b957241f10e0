import type { AgentHost } from "../../../../contracts/agent/v1/agent-adapter.ts";
import { saboteursOf } from "../../saboteur.ts";
import { changeRun } from "../kit/change-plugin.ts";

export default saboteursOf<AgentHost>("INV-AGENT-RESULT-003", [
  {
    name: "duration-in-seconds",
    fault: "Counts seconds.",
    sabotage: (host) =>
      changeRun(host, {
        after: (result) => ({ ...result, duration_ms: result.duration_ms / 1000 }),
      }),
  },
  {
    name: "duration-of-the-cli",
    fault: "Believes the CLI, which counts neither its start nor its end.",
    sabotage: (host) => changeRun(host, { after: (result) => ({ ...result, duration_ms: 12 }) }),
  },
]);
