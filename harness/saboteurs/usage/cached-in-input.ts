import type { Saboteur } from "../saboteur.ts";
import { changeUsage, withTotal } from "../wrap/change-usage.ts";
import { withoutClaim } from "../wrap/claims.ts";

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
