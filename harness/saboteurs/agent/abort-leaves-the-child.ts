import type { AgentHost } from "../../../contracts/agent/v1/agent-adapter.ts";
import type { Saboteur } from "../saboteur.ts";
import { changePlugin } from "./kit/change-plugin.ts";

export default {
  name: "abort-leaves-the-child",
  invariant: "INV-AGENT-ABORT-001",
  fault: "Rejects at an abort and lets the child go on.",
  sabotage: (host) =>
    changePlugin(host, (good) => ({
      run: ({ signal, ...request }) =>
        Promise.race([
          good.run(request),
          new Promise<never>((_, reject) => {
            if (signal?.aborted) reject(new Error("aborted"));
            signal?.addEventListener("abort", () => reject(new Error("aborted")));
          }),
        ]),
    })),
} satisfies Saboteur<AgentHost>;
