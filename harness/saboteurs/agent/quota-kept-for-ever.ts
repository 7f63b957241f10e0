import type { AgentHost } from "../../../contracts/agent/v1/agent-adapter.ts";
import type { Saboteur } from "../saboteur.ts";
import { withQuotaClock } from "./kit/change-plugin.ts";

export default {
  name: "quota-kept-for-ever",
  invariant: "INV-AGENT-QUOTA-003",
  fault: "Asks the endpoint once.",
  sabotage: (host) =>
    withQuotaClock(host, () => {
      let first: number | undefined;
      return (given) => {
        first ??= given;
        return first;
      };
    }),
} satisfies Saboteur<AgentHost>;
