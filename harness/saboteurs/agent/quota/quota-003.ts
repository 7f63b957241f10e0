import type { AgentHost } from "../../../../contracts/agent/v1/agent-adapter.ts";
import { saboteursOf } from "../../saboteur.ts";
import { withQuotaClock } from "../kit/change-plugin.ts";

export default saboteursOf<AgentHost>("INV-AGENT-QUOTA-003", [
  {
    name: "quota-kept-for-ever",
    fault: "Asks the endpoint once.",
    sabotage: (host) =>
      withQuotaClock(host, () => {
        let first: number | undefined;
        return (given) => {
          first ??= given;
          return first;
        };
      }),
  },
  {
    name: "quota-never-kept",
    fault: "Asks the endpoint each time.",
    sabotage: (host) =>
      withQuotaClock(host, () => {
        let now = 0;
        return (given) => given + 3_600_000 * now++;
      }),
  },
]);
