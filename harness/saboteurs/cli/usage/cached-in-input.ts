import { changeUsage, withTotal } from "../../kit/change-usage.ts";
import { withoutClaim } from "../../kit/claims.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "cached-in-input",
  invariant: "INV-CLI-USAGE-002",
  fault: "Counts cached tokens into the input (janekbaraniewski/openusage#360).",
  skip: withoutClaim("usage"),
  sabotage: (adapter) =>
    changeUsage(adapter, (usage) =>
      withTotal({
        ...usage,
        inputTokens: usage.inputTokens + usage.cacheReadTokens + usage.cacheCreationTokens,
      }),
    ),
} satisfies Saboteur;
