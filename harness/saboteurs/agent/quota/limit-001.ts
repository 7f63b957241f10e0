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
    fault: "Does not end a CLI that retries for ever, so that the result comes too late.",
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
