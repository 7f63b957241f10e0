import type { AgentHost } from "../../../../contracts/agent/v1/agent-adapter.ts";
import { saboteursOf } from "../../saboteur.ts";
import { changeTokens } from "../kit/change-plugin.ts";

export default saboteursOf<AgentHost>("INV-AGENT-USAGE-001", [
  {
    name: "cache-counted-as-input",
    fault: "Counts tokens read from the cache a second time, as input.",
    sabotage: (host) =>
      changeTokens(host, (tokens) => ({
        ...tokens,
        input_tokens: tokens.input_tokens + tokens.cache_read_tokens,
        total_tokens: tokens.total_tokens + tokens.cache_read_tokens,
      })),
  },
  {
    name: "cache-fields-left-out",
    fault: "Leaves the fields of the cache out.",
    sabotage: (host) =>
      changeTokens(
        host,
        ({ input_tokens, output_tokens, total_tokens }) =>
          ({ input_tokens, output_tokens, total_tokens }) as never,
      ),
  },
  {
    name: "total-with-cache",
    fault: "Adds the cached tokens to the total.",
    sabotage: (host) =>
      changeTokens(host, (tokens) => ({
        ...tokens,
        total_tokens: tokens.total_tokens + tokens.cache_read_tokens + tokens.cache_creation_tokens,
      })),
  },
]);
