import type { AgentHost } from "../../../../contracts/agent/v1/agent-adapter.ts";
import { saboteursOf } from "../../saboteur.ts";
import { changePlugin } from "../kit/change-plugin.ts";

export default saboteursOf<AgentHost>("INV-AGENT-LIMIT-001", [
  {
    name: "limit-is-final",
    fault: "Ends a CLI that hit a limit, and says that it is of no use to try again.",
    sabotage: (host) =>
      changePlugin(host, (good) => ({
        run: (request) =>
          good.run(request).catch((thrown) => {
            if (thrown.error) thrown.error.retryable = false;
            throw thrown;
          }),
      })),
  },
  {
    name: "retries-for-ever",
    fault: "Leaves a CLI alone that tries again for ever: what the run gave comes when it is of no use.",
    sabotage: (host) =>
      changePlugin(host, (good) => ({
        run: (request) =>
          good.run(request).catch((thrown) => {
            if (/exhausted your capacity/.test(String(thrown.message))) return new Promise(() => {});
            throw thrown;
          }),
      })),
  },
]);
