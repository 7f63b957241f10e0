import type { AgentHost } from "../../../contracts/agent/v1/agent-adapter.ts";
import type { Saboteur } from "../saboteur.ts";
import { changeTokens } from "./kit/change-plugin.ts";

export default {
  name: "cache-fields-left-out",
  invariant: "INV-AGENT-USAGE-001",
  fault: "Leaves the fields of the cache out.",
  sabotage: (host) =>
    changeTokens(
      host,
      ({ input_tokens, output_tokens, total_tokens }) =>
        ({ input_tokens, output_tokens, total_tokens }) as never,
    ),
} satisfies Saboteur<AgentHost>;
