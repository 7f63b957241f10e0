import type { AgentHost } from "../../../contracts/agent/v1/agent-adapter.ts";
import type { Saboteur } from "../saboteur.ts";
import { changePlugin } from "./kit/change-plugin.ts";

export default {
  name: "retries-for-ever",
  invariant: "INV-AGENT-LIMIT-001",
  fault: "Leaves a CLI alone that tries again for ever: what the run gave comes when it is of no use.",
  sabotage: (host) =>
    changePlugin(host, (good) => ({
      run: (request) =>
        good.run(request).catch((thrown) => {
          if (/exhausted your capacity/.test(String(thrown.message))) return new Promise(() => {});
          throw thrown;
        }),
    })),
} satisfies Saboteur<AgentHost>;
