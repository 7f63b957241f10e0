import type { AgentHost } from "../../../contracts/agent/v1/agent-adapter.ts";
import type { Saboteur } from "../saboteur.ts";
import { changePlugin } from "./kit/change-plugin.ts";

export default {
  name: "shutdown-of-the-last-child",
  invariant: "INV-AGENT-LIFE-003",
  fault: "Keeps one child in a field: of two runs at once the first is forgotten.",
  sabotage: (host) =>
    changePlugin(host, (good) => {
      let last: AbortController | undefined;
      return {
        run(request) {
          last = new AbortController();
          return good.run({ ...request, signal: last.signal });
        },
        shutdown: async () => last?.abort(),
      };
    }),
} satisfies Saboteur<AgentHost>;
