import type { AgentHost } from "../../../../contracts/agent/v1/agent-adapter.ts";
import { saboteursOf } from "../../saboteur.ts";
import { changePlugin, changeRun } from "../kit/change-plugin.ts";

export default saboteursOf<AgentHost>("INV-AGENT-ABORT-001", [
  {
    name: "abort-leaves-the-child",
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
  },
  {
    name: "signal-ignored",
    fault: "Takes a signal and does not listen to it.",
    sabotage: (host) => changeRun(host, { before: ({ signal: _, ...request }) => request }),
  },
]);
