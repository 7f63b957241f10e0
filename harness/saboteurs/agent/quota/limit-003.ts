import type { AgentHost } from "../../../../contracts/agent/v1/agent-adapter.ts";
import { saboteursOf } from "../../saboteur.ts";
import { changeRun } from "../kit/change-plugin.ts";

export default saboteursOf<AgentHost>("INV-AGENT-LIMIT-003", [
  {
    name: "limit-words-in-content",
    fault: "Looks for words of a limit in all that is printed.",
    sabotage: (host) =>
      changeRun(host, {
        after(result) {
          if (/rate.?limit|quota/i.test(result.content)) throw new Error("rate limited");
          return result;
        },
      }),
  },
]);
