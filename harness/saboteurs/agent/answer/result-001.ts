import type { AgentHost } from "../../../../contracts/agent/v1/agent-adapter.ts";
import { decodedApart } from "../../kit/decoded-apart.ts";
import { saboteursOf } from "../../saboteur.ts";
import { changePlugin, changeRun } from "../kit/change-plugin.ts";

export default saboteursOf<AgentHost>("INV-AGENT-RESULT-001", [
  {
    name: "answer-decoded-per-chunk",
    fault: "Decodes each read on its own, so that a character which a read cuts is several wrong ones.",
    sabotage: (host) =>
      changePlugin(host, () => ({
        run: async ({ prompt, cwd }) => ({
          content: await decodedApart(prompt, cwd ?? undefined),
          cost_usd: null,
          duration_ms: 1,
          usage: null,
        }),
      })),
  },
  {
    name: "raw-records-as-content",
    fault: "Returns the CLI's whole output as the answer.",
    sabotage: (host) =>
      changeRun(host, {
        after: (result) => ({
          ...result,
          content: JSON.stringify({ type: "result", result: result.content }),
        }),
      }),
  },
  {
    name: "usage-left-out",
    fault: "Leaves fields out that are null.",
    sabotage: (host) =>
      changeRun(host, {
        after: ({ usage: _, ...result }) => result as never,
      }),
  },
]);
