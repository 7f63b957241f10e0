import type { AgentHost } from "../../../contracts/agent/v1/agent-adapter.ts";
import type { Saboteur } from "../saboteur.ts";
import { changeTokens } from "./kit/change-plugin.ts";

export default {
  name: "cache-counted-as-input",
  invariant: "INV-AGENT-USAGE-001",
  fault: "Counts what came from the cache as input once more.",
  sabotage: (host) =>
    changeTokens(host, (tokens) => ({
      ...tokens,
      input_tokens: tokens.input_tokens + tokens.cache_read_tokens,
      total_tokens: tokens.total_tokens + tokens.cache_read_tokens,
    })),
} satisfies Saboteur<AgentHost>;
