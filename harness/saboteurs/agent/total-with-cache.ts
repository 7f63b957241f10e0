import type { AgentHost } from "../../../contracts/agent/v1/agent-adapter.ts";
import type { Saboteur } from "../saboteur.ts";
import { changeTokens } from "./kit/change-plugin.ts";

export default {
  name: "total-with-cache",
  invariant: "INV-AGENT-USAGE-001",
  fault: "Adds the cached tokens to the total.",
  sabotage: (host) =>
    changeTokens(host, (tokens) => ({
      ...tokens,
      total_tokens: tokens.total_tokens + tokens.cache_read_tokens + tokens.cache_creation_tokens,
    })),
} satisfies Saboteur<AgentHost>;
