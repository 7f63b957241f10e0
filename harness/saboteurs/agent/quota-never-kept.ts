import type { AgentHost } from "../../../contracts/agent/v1/agent-adapter.ts";
import type { Saboteur } from "../saboteur.ts";
import { withQuotaClock } from "./kit/change-plugin.ts";

export default {
  name: "quota-never-kept",
  invariant: "INV-AGENT-QUOTA-003",
  fault: "Asks the endpoint each time.",
  sabotage: (host) =>
    withQuotaClock(host, () => {
      let now = 0;
      return (given) => given + 3_600_000 * now++;
    }),
} satisfies Saboteur<AgentHost>;
