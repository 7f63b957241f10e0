import type { AgentHost } from "../../../contracts/agent/v1/agent-adapter.ts";
import { decodedApart } from "../kit/decoded-apart.ts";
import type { Saboteur } from "../saboteur.ts";
import { changePlugin } from "./kit/change-plugin.ts";

export default {
  name: "answer-decoded-per-chunk",
  invariant: "INV-AGENT-RESULT-001",
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
} satisfies Saboteur<AgentHost>;
